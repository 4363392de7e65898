const COUNT_FIELDS: Readonly<Record<number, 'EmpCount' | 'AppCount' | 'RevCount'>> = {
  2: 'EmpCount',
  5: 'AppCount',
  13: 'RevCount',
};

/** RSW-06 to RSW-09: the field that a role's count stands in; the others are 0. */
export function countFieldsOf(roleCode: number, count: number) {
  const none = { EmpCount: 0, AppCount: 0, RevCount: 0, RoleCount: 0 };
  return { ...none, [COUNT_FIELDS[roleCode] ?? 'RoleCount']: count };
}
