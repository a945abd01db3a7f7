// Which systems have a declaration: attributes for the compiler, spelt as in Apple's headers.
//
//   AVAILABLE(ios(16.0), maccatalyst(16.0), tvos(16.0), visionos(1.0))
//   DEPRECATED(ios(8.0, 27.0))      the second is the first system on which its use is warned of
//   UNAVAILABLE(visionos, tvos)
//
// What says nothing of a platform is there from the first system on that the declaration around it is there.

#pragma once

#define AVAILABLE_ios(first) __attribute__((availability(ios, introduced = first)))
#define AVAILABLE_maccatalyst(first) __attribute__((availability(maccatalyst, introduced = first)))
#define AVAILABLE_macos(first) __attribute__((availability(macos, introduced = first)))
#define AVAILABLE_tvos(first) __attribute__((availability(tvos, introduced = first)))
#define AVAILABLE_watchos(first) __attribute__((availability(watchos, introduced = first)))
#define AVAILABLE_visionos(first) __attribute__((availability(visionos, introduced = first)))

#define DEPRECATED_ios(first, last) \
  __attribute__((availability(ios, introduced = first, deprecated = last)))
#define DEPRECATED_maccatalyst(first, last) \
  __attribute__((availability(maccatalyst, introduced = first, deprecated = last)))
#define DEPRECATED_macos(first, last) \
  __attribute__((availability(macos, introduced = first, deprecated = last)))
#define DEPRECATED_tvos(first, last) \
  __attribute__((availability(tvos, introduced = first, deprecated = last)))
#define DEPRECATED_watchos(first, last) \
  __attribute__((availability(watchos, introduced = first, deprecated = last)))
#define DEPRECATED_visionos(first, last) \
  __attribute__((availability(visionos, introduced = first, deprecated = last)))

#define UNAVAILABLE_ios __attribute__((availability(ios, unavailable)))
#define UNAVAILABLE_maccatalyst __attribute__((availability(maccatalyst, unavailable)))
#define UNAVAILABLE_macos __attribute__((availability(macos, unavailable)))
#define UNAVAILABLE_tvos __attribute__((availability(tvos, unavailable)))
#define UNAVAILABLE_watchos __attribute__((availability(watchos, unavailable)))
#define UNAVAILABLE_visionos __attribute__((availability(visionos, unavailable)))

// One attribute for each platform that is named.
#define EACH_1(kind, a) kind##_##a
#define EACH_2(kind, a, ...) kind##_##a EACH_1(kind, __VA_ARGS__)
#define EACH_3(kind, a, ...) kind##_##a EACH_2(kind, __VA_ARGS__)
#define EACH_4(kind, a, ...) kind##_##a EACH_3(kind, __VA_ARGS__)
#define EACH_5(kind, a, ...) kind##_##a EACH_4(kind, __VA_ARGS__)
#define EACH_6(kind, a, ...) kind##_##a EACH_5(kind, __VA_ARGS__)
#define EACH_PICK(a, b, c, d, e, f, picked, ...) picked
#define EACH(kind, ...) \
  EACH_PICK(__VA_ARGS__, EACH_6, EACH_5, EACH_4, EACH_3, EACH_2, EACH_1)(kind, __VA_ARGS__)

#define AVAILABLE(...) EACH(AVAILABLE, __VA_ARGS__)
#define DEPRECATED(...) EACH(DEPRECATED, __VA_ARGS__)
#define UNAVAILABLE(...) EACH(UNAVAILABLE, __VA_ARGS__)
