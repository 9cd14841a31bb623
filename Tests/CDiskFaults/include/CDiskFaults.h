#ifndef CDISKFAULTS_H
#define CDISKFAULTS_H

/* A disk that refuses: loaded before the C library (LD_PRELOAD), this stands between a program and the
   files below one folder. It counts the program's calls and refuses those it was told to refuse. By the
   environment:

   MUE_FAULTS_BELOW  the folder, an absolute path; without it nothing is done
   MUE_FAULTS_CODE   the number of the error that refused calls answer
   MUE_FAULTS_FIRST  the number of the first call that is refused, from 1; without it none is
   MUE_FAULTS_COUNT  how many calls are refused from there on
   MUE_FAULTS_KIND   "writing": only calls that change something are counted and refused
   MUE_FAULTS_LOG    a file that gets a line for each call counted: its name and its path, if it has one

   Beside the files, in any folder:

   MUE_ABSENT_LIBRARY  part of the name of a library that cannot be loaded

   Nothing is to be called from outside. */

#endif
