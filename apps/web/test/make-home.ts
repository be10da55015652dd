import type { ClassAtHome, Home } from '@lauda/contract/home';

/** The home page of the wire, whole, with only what a test cares about changed. */
export const makeHome = {
  page: (over: Partial<Home> = {}): Home => ({
    today: [],
    classes: [],
    count_classes: over.classes?.length ?? 0,
    schools: [],
    count_schools: over.schools?.length ?? 0,
    resume: null,
    ...over,
  }),
  group: (over: Partial<ClassAtHome> = {}): ClassAtHome => ({
    school_group_id: 1,
    name: '3º EM A',
    school_name: 'Escola Estadual Cora Coralina',
    count_students: 34,
    last_activity: null,
    trend: [],
    ...over,
  }),
};
