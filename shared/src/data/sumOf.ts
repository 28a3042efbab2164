type Sum<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Sum<Rest>
  : object;

/**
 * What the topics give to the port as one, `staff` too (what only staff may call). That no topic is missing, the type of what
 * the sum becomes says.
 */
export function sumOf<const Parts extends readonly object[]>(...parts: Parts): Sum<Parts> {
  const staff = Object.assign({}, ...parts.map((part) => 'staff' in part && part.staff));
  return Object.assign({}, ...parts, { staff });
}
