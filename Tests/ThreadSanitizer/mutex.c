/* Tells the thread sanitizer what Swift's `Mutex` does.
 *
 * A mutex that nobody waits for is taken and given up by atomic operations in the program itself, which
 * the sanitizer sees. One that somebody waits for is handed over in the library of Swift and in the
 * kernel, which it does not: what two threads then do one after the other looks like a race. These
 * functions stand before the library's, do the same through them, and say so. `make sanitize` links them
 * into what it builds; nothing else does. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void locking(uint32_t thread, SELF);
typedef SWIFT bool trying(SELF);
typedef SWIFT void unlocking(SELF);

SWIFT void mutex_lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool mutex_try_lock(SELF) __asm__(TRY_LOCK);
SWIFT void mutex_unlock(SELF) __asm__(UNLOCK);

SWIFT void mutex_lock(uint32_t thread, SELF) {
  ((locking *)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool mutex_try_lock(SELF) {
  bool done = ((trying *)dlsym(RTLD_NEXT, TRY_LOCK))(mutex);
  if (done && __tsan_acquire) __tsan_acquire(mutex);
  return done;
}

SWIFT void mutex_unlock(SELF) {
  if (__tsan_release) __tsan_release(mutex);
  ((unlocking *)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
