import { inDays, makeActivities } from './make-activities';

/** One of each kind of state that a teacher meets in a class. */
export const STUDENTS = [
  makeActivities.student({ submitted_at: inDays(-1) }),
  makeActivities.student({
    user_id: 12,
    first_name: 'Bruno',
    last_name: 'Lima',
    composition_id: 502,
    submitted_at: inDays(-2),
    is_late: true,
  }),
  makeActivities.student({
    user_id: 13,
    first_name: 'Caio',
    last_name: 'Reis',
    composition_id: 503,
    status: 'reviewed',
    progress: 'corrigida',
    total: 640,
    points: [120, 120, 120, 120, 160],
    rewriting_id: 603,
  }),
  makeActivities.student({
    user_id: 14,
    first_name: 'Dora',
    last_name: 'Alves',
    composition_id: 504,
    status: 'reviewed',
    progress: 'zerada',
    total: 0,
    points: [0, 0, 0, 0, 0],
  }),
  makeActivities.student({
    user_id: 15,
    first_name: 'Ênio',
    last_name: 'Braga',
    composition_id: null,
    status: 'not_started',
    progress: 'nao_iniciada',
    submitted_at: null,
    count_words: 0,
  }),
];
