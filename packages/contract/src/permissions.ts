/** The names; who holds each one is decided by the table in the domain. */
export const PERMISSIONS = [
  'school.list',
  'school_group.list',
  'school_group.members',
  'school_group.export',
  'student.read',
  'student.create',
  'student.edit',
  'student.reset_password',
  'student.archive',
  'student.privacy',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
