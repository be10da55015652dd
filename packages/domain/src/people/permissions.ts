import type { Permission } from '@lauda/contract/permissions';
import { type Actor, hasTeacherAreaAccess, isCoordinator, isExecutive, isReviewer, isStaff, isTeacher } from './roles';

type Rule = { sentence: string; allows: (actor: Actor) => boolean };

const looksAfterStudents = (actor: Actor) => isTeacher(actor) || isCoordinator(actor);

const readsTexts = (actor: Actor) => hasTeacherAreaAccess(actor) || isReviewer(actor);
const grades = (actor: Actor) => looksAfterStudents(actor) || isReviewer(actor);

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
  'grid.read': { sentence: 'Quem entra na área do professor e quem corrige lê grades, gêneros e motivos.', allows: readsTexts },
  'theme.read': { sentence: 'Quem entra na área do professor e quem corrige lê os temas do produto e da sua escola.', allows: readsTexts },
  'theme.write': { sentence: 'Professoras e coordenação escrevem temas para a sua escola.', allows: looksAfterStudents },
  'activity.read': {
    sentence: 'Quem entra na área do professor vê as atividades das turmas do seu alcance.',
    allows: hasTeacherAreaAccess,
  },
  'activity.students': {
    sentence: 'Quem entra na área do professor vê em que ponto está cada estudante de uma atividade.',
    allows: hasTeacherAreaAccess,
  },
  'activity.write': {
    sentence: 'Professoras e coordenação criam, mudam e apagam atividades das suas turmas; direção e gestão só leem.',
    allows: looksAfterStudents,
  },
  'activity.publish': { sentence: 'Professoras e coordenação encerram a correção e publicam as notas.', allows: looksAfterStudents },
  'activity.evolution': {
    sentence: 'Quem entra na área do professor vê a evolução das turmas do seu alcance.',
    allows: hasTeacherAreaAccess,
  },
  'activity.monthly': {
    sentence: 'Quem entra na área do professor e a executiva veem as médias por mês do seu alcance.',
    allows: (actor) => hasTeacherAreaAccess(actor) || isExecutive(actor),
  },
  'composition.read': {
    sentence: 'Quem entra na área do professor lê os textos do seu alcance; quem corrige, os que pegou. A executiva não lê textos.',
    allows: readsTexts,
  },
  'composition.hand_in': { sentence: 'Professoras e coordenação entregam um texto escrito em papel.', allows: looksAfterStudents },
  'composition.reopen': { sentence: 'Professoras e coordenação devolvem e reabrem textos das suas turmas.', allows: looksAfterStudents },
  'review.read': { sentence: 'Quem lê um texto lê as suas correções, até onde a correção às cegas deixa.', allows: readsTexts },
  'review.write': { sentence: 'Professoras, coordenação e quem corrige dão notas; direção, gestão e executiva não.', allows: grades },
  'review.oversee': { sentence: 'A coordenação vê quem corrige o quê e passa textos a quem corrige.', allows: isCoordinator },
  'comment_bank.use': { sentence: 'Quem dá notas usa e guarda comentários prontos.', allows: grades },
  'analysis.request': { sentence: 'Quem lê um texto pede que a máquina o leia.', allows: readsTexts },
  'analysis.export': { sentence: 'A equipe leva o que se disse dos destaques, para treinar de novo.', allows: isStaff },
} satisfies Record<Permission, Rule>;

export const can = (actor: Actor, permission: Permission) => permissions[permission].allows(actor);
