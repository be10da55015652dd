import type { Permission } from '@lauda/contract/permissions';
import { type Actor, hasTeacherAreaAccess, isCoordinator, isExecutive, isStaff, isTeacher } from './roles';

type Rule = { sentence: string; allows: (actor: Actor) => boolean };

const looksAfterStudents = (actor: Actor) => isTeacher(actor) || isCoordinator(actor);

/** May your role do this? One line per permission; the screens hide what this table refuses. */
export const permissions = {
  'school.list': {
    sentence: 'Quem entra na área do professor e a executiva veem as escolas do seu alcance.',
    allows: (actor) => hasTeacherAreaAccess(actor) || isExecutive(actor),
  },
  'school_group.list': { sentence: 'Quem entra na área do professor vê as turmas do seu alcance.', allows: hasTeacherAreaAccess },
  'school_group.members': {
    sentence: 'Quem entra na área do professor vê os estudantes das turmas do seu alcance.',
    allows: hasTeacherAreaAccess,
  },
  'school_group.export': {
    sentence: 'Quem vê os estudantes de uma turma leva a lista consigo, e isso fica registrado.',
    allows: hasTeacherAreaAccess,
  },
  'student.read': {
    sentence: 'Quem entra na área do professor lê os estudantes do seu alcance; cada leitura fica registrada.',
    allows: hasTeacherAreaAccess,
  },
  'student.create': {
    sentence: 'Professoras e coordenação criam estudantes nas suas turmas; direção e gestão só leem.',
    allows: looksAfterStudents,
  },
  'student.edit': {
    sentence: 'Professoras e coordenação mudam dados, adaptações e turmas dos seus estudantes.',
    allows: looksAfterStudents,
  },
  'student.reset_password': {
    sentence: 'Professoras e coordenação dão senhas provisórias aos seus estudantes.',
    allows: looksAfterStudents,
  },
  'student.archive': { sentence: 'A coordenação arquiva e traz de volta os estudantes da escola.', allows: isCoordinator },
  'student.privacy': { sentence: 'A equipe exporta, apaga e mostra quem viu os dados de um estudante.', allows: isStaff },
} satisfies Record<Permission, Rule>;

export const can = (actor: Actor, permission: Permission) => permissions[permission].allows(actor);
