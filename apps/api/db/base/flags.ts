import type { FlagKey } from '@lauda/contract/feature-flags';

export type BaseFlag = { key: FlagKey; description: string; enabled: boolean; tags: string[] };

/**
 * The flags of a new installation. Off means not enabled: the one segment of each flag is everyone, so that enabling it
 * opens it to all, and narrowing the segment first opens it to some. `docs/feature-flags.md` says why each default.
 */
export const baseFlags: readonly BaseFlag[] = [
  { key: 'homepage_alert', description: 'Mostra um aviso no alto da página inicial.', enabled: false, tags: ['inicio'] },
  {
    key: 'create_letters',
    description: 'Permite imprimir as cartas de acesso dos estudantes de uma turma.',
    enabled: true,
    tags: ['turmas'],
  },
  { key: 'create_student', description: 'Permite cadastrar estudantes, um a um ou em lista.', enabled: true, tags: ['turmas'] },
  {
    key: 'check_ai_portal',
    description: 'Mostra a nota sugerida pela análise automática antes de a pessoa corrigir. Desligada, a sugestão só aparece depois.',
    enabled: false,
    tags: ['correcao'],
  },
  { key: 'teacher_library', description: 'Mostra a Biblioteca no menu, com conteúdo de outro site.', enabled: false, tags: ['menu'] },
  {
    key: 'evolution_portal',
    description: 'Evolução abre no painel com comparações entre turmas e escolas.',
    enabled: true,
    tags: ['menu'],
  },
  { key: 'maintenance_mode', description: 'Fecha a plataforma com a tela “Em manutenção”.', enabled: false, tags: ['operacao'] },
  {
    key: 'teacher_engagement',
    description: 'Mostra Perfis no menu: o engajamento dos estudantes nos últimos 60 dias.',
    enabled: true,
    tags: ['menu'],
  },
  {
    key: 'tx_original_portal',
    description: 'Na reescrita, deixa ler o texto original como o estudante o enviou.',
    enabled: true,
    tags: ['correcao'],
  },
  {
    key: 'teacher_c5_dashboard',
    description: 'Mostra C5 no menu: os elementos da proposta de intervenção.',
    enabled: true,
    tags: ['menu'],
  },
  {
    key: 'learning_path_notification',
    description: 'Avisa quando uma trilha abre ou está perto do fim.',
    enabled: true,
    tags: ['trilhas'],
  },
  {
    key: 'teacher_recommendations_alerts',
    description: 'Mostra Ações no menu: recomendações feitas a partir dos dados.',
    enabled: true,
    tags: ['menu'],
  },
  {
    key: 'overloaded_review_queue_warning',
    description: 'Avisa na mesa de correção que a fila está mais longa do que o normal.',
    enabled: false,
    tags: ['correcao'],
  },
  {
    key: 'show_worst_competence_mediation',
    description: 'Mostra a competência mais frágil da turma com uma proposta de mediação.',
    enabled: true,
    tags: ['trilhas'],
  },
  {
    key: 'teacher_socioemotional_dashboard',
    description: 'Mostra Emocional no menu: resultados por turma e escola, nunca por estudante.',
    enabled: false,
    tags: ['menu'],
  },
  {
    key: 'max_grade_justification',
    description: 'Pede uma justificativa por escrito para a nota máxima de uma competência.',
    enabled: false,
    tags: ['correcao'],
  },
];
