import type { BaseAbandonReason } from './shape';

/** Why a reviewer gives a text back. Only sensitive content is told to the coordinator, and never to the student. */
export const ABANDON_REASONS: BaseAbandonReason[] = [
  { slug: 'sem_tempo', label: 'Sem tempo', tells_coordinator: false },
  { slug: 'conflito_de_interesse', label: 'Conflito de interesse (conheço o estudante)', tells_coordinator: false },
  { slug: 'arquivo_com_problema', label: 'Texto ilegível ou arquivo com problema', tells_coordinator: false },
  { slug: 'conteudo_sensivel', label: 'Conteúdo sensível (encaminhar à coordenação)', tells_coordinator: true },
  { slug: 'erro_tecnico', label: 'Erro técnico', tells_coordinator: false },
  { slug: 'outro', label: 'Outro', tells_coordinator: false },
];
