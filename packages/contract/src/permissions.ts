/** The names; who holds each one is decided by the table in the domain. */
export const PERMISSIONS = ['school.list', 'school_group.list', 'school_group.members'] as const;

export type Permission = (typeof PERMISSIONS)[number];
