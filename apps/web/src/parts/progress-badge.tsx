import type { ProgressState } from '@lauda/contract/activities';
import { Badge } from '../ui/signs/badge';
import { progressStates } from './texts';

const TONES = {
  nao_iniciada: 'neutral',
  em_andamento: 'neutral',
  entregue: 'warn',
  em_correcao: 'primary',
  corrigida: 'ok',
  zerada: 'bad',
} as const;

/** Where a student is with an activity. */
export const ProgressBadge = ({ progress }: { progress: ProgressState }) => (
  <Badge tone={TONES[progress]}>{progressStates[progress]}</Badge>
);
