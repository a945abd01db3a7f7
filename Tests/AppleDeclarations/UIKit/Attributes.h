// Attributes that UIKit's headers have besides those of Foundation.

#pragma once
#include "../Foundation/Foundation.h"

#ifndef NS_TYPED_ENUM
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#endif
#ifndef NS_NOESCAPE
#define NS_NOESCAPE __attribute__((noescape))
#endif
#ifndef NS_SWIFT_DISABLE_ASYNC
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#endif
