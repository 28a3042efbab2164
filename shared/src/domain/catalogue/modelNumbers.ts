/**
 * The model name in the catalogue for each model number. The number is printed on a device or shown
 * in its Settings.
 *
 * Source: Apple, "Identify your iPhone model" and "Identify your MacBook …"
 * (support.apple.com/en-us/108044, 102869, 101639). Numbers that Apple does not confirm are left
 * out. If two models have the same number, the entry names both.
 */
export const MODEL_NUMBERS: Readonly<Record<string, string>> = {
  'iPhone 16 Pro Max': 'A3084 A3295 A3296 A3297',
  'iPhone 16 Pro': 'A3083 A3292 A3293 A3294',
  'iPhone 16 Plus': 'A3082 A3289 A3290 A3291',
  'iPhone 16': 'A3081 A3286 A3287 A3288',
  'iPhone 15 Pro Max': 'A2849 A3105 A3106 A3108',
  'iPhone 15 Pro': 'A2848 A3101 A3102 A3104',
  'iPhone 15 Plus': 'A2847 A3093 A3094 A3096',
  'iPhone 15': 'A2846 A3089 A3090 A3092',
  'iPhone 14 Pro Max': 'A2651 A2893 A2894 A2895 A2896',
  'iPhone 14 Pro': 'A2650 A2889 A2890 A2891 A2892',
  'iPhone 14 Plus': 'A2632 A2885 A2886 A2887 A2888',
  'iPhone 14': 'A2649 A2881 A2882 A2883 A2884',
  'iPhone 13 Pro Max': 'A2484 A2641 A2643 A2644 A2645',
  'iPhone 13 Pro': 'A2483 A2636 A2638 A2639 A2640',
  'iPhone 13': 'A2482 A2631 A2633 A2634 A2635',
  'iPhone 13 mini': 'A2481 A2626 A2628 A2629 A2630',
  'iPhone 12 Pro Max': 'A2342 A2410 A2411 A2412',
  'iPhone 12 Pro': 'A2341 A2406 A2407 A2408',
  'iPhone 12': 'A2172 A2402 A2403 A2404',
  'iPhone 12 mini': 'A2176 A2398 A2399 A2400',
  'iPhone 11 Pro Max': 'A2161 A2218 A2220',
  'iPhone 11 Pro': 'A2160 A2215 A2217',
  'iPhone 11': 'A2111 A2221 A2223',
  'iPhone XR': 'A1984 A2105 A2106 A2108',
  'MacBook Pro 16-inch (M3 Max)': 'A2991',
  'MacBook Pro 16-inch (M3 Pro)': 'A2991',
  'MacBook Pro 14-inch (M3 Max)': 'A2992',
  'MacBook Pro 14-inch (M3 Pro)': 'A2992',
  'MacBook Pro 16-inch (M2 Max)': 'A2780',
  'MacBook Pro 16-inch (M2 Pro)': 'A2780',
  'MacBook Pro 14-inch (M2 Max)': 'A2779',
  'MacBook Pro 14-inch (M2 Pro)': 'A2779',
  'MacBook Air 15-inch (M2)': 'A2941',
  'MacBook Air 13-inch (M2)': 'A2681',
  'MacBook Air 13-inch (M1)': 'A2337',
  'MacBook Pro 16-inch (Intel)': 'A2141',
  'MacBook Pro 15-inch (2019)': 'A1990',
};
