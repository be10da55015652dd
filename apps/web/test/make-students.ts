import type { Member, School } from '@lauda/contract/schools';
import type { AuditEvent } from '@lauda/contract/student-privacy';
import type { Student } from '@lauda/contract/students';
import { make } from './make';

/** Schools and students of the wire, whole, with only what a test cares about changed. */
export const makeStudents = {
  school: (over: Partial<School> = {}): School => ({
    id: 1,
    name: 'Escola Estadual Cora Coralina',
    category: 'PUB',
    city: 'Goiânia',
    state: 'GO',
    school_network_id: 1,
    school_network_name: 'Rede do Cerrado',
    is_test: false,
    count_school_groups: 2,
    count_students: 68,
    ...over,
  }),

  member: (over: Partial<Member> = {}): Member => ({
    id: 11,
    first_name: 'Ana',
    last_name: 'Conceição',
    username: 'ana.conceicao',
    email: '',
    registration: '2026001',
    must_change_password: false,
    has_adaptations: false,
    ...over,
  }),

  membership: (over: Partial<Student['memberships'][number]> = {}): Student['memberships'][number] => ({
    user_role_id: 5,
    school_group_id: 1,
    school_group_name: '3º EM A',
    school_grade_name: '3º EM',
    school_year: 2026,
    school_id: 1,
    school_name: 'Escola Estadual Cora Coralina',
    started: '2026-02-02T12:00:00-03:00',
    ended: null,
    ...over,
  }),

  student: (over: Partial<Student> = {}): Student => ({
    id: 11,
    first_name: 'Ana',
    last_name: 'Conceição',
    username: 'ana.conceicao',
    email: '',
    registration: '2026001',
    birth_date: '2009-05-01',
    must_change_password: false,
    archived: null,
    adaptations: { disregard_length: false, disregard_genre: false, disregard_theme: false },
    memberships: [makeStudents.membership()],
    version: 4,
    ...over,
  }),

  event: (over: Partial<AuditEvent> = {}): AuditEvent => ({
    id: 1,
    happened: '2026-11-14T10:20:00-03:00',
    action: 'student.read',
    actor_id: 7,
    actor_name: 'Helena Duarte',
    details: {},
    ...over,
  }),

  /** People of the house, by what they are. */
  teacher: () => make.me(),
  coordinator: () => make.me({}, [make.role({ role_type: 'coordinator', school_group: null, school_group_name: null })]),
  manager: () =>
    make.me({}, [make.role({ role_type: 'manager', school: null, school_name: null, school_group: null, school_group_name: null })]),
  staff: () => make.me({ is_staff: true }, []),
};
