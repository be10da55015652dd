import type { Permission } from '@lauda/contract/permissions';
import { type Actor, hasTeacherAreaAccess, isExecutive } from './roles';

type Rule = { sentence: string; allows: (actor: Actor) => boolean };

/** May your role do this? One line per permission; the screens hide what this table refuses. */
export const permissions = {
  'school.list': {
    sentence: 'Quem entra na área do professor e a executiva veem as escolas do seu alcance.',
    allows: (actor) => hasTeacherAreaAccess(actor) || isExecutive(actor),
  },
  'school_group.list': { sentence: 'Quem entra na área do professor vê as turmas do seu alcance.', allows: hasTeacherAreaAccess },
  'school_group.members': { sentence: 'Quem entra na área do professor vê os estudantes das turmas do seu alcance.', allows: hasTeacherAreaAccess },
} satisfies Record<Permission, Rule>;

export const can = (actor: Actor, permission: Permission) => permissions[permission].allows(actor);
