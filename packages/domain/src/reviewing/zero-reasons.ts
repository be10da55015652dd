import type { Adaptations } from '@lauda/contract/students';

/** The adaptation of a student that closes a reason; null: none does. */
export type ZeroReason = { slug: string; closed_by: 'length' | 'genre' | 'theme' | null };

/** In the order a reviewer checks: what needs no reading first, what needs judgement last. */
const CHECK_ORDER = [
  'em_branco',
  'texto_insuficiente',
  'lingua_estrangeira',
  'ilegivel',
  'copia_proposta',
  'copia_colegas',
  'plagio_internet',
  'fuga_tema',
  'parte_desconectada',
  'nao_atende_tipo',
  'anulacao_proposital',
  'sinais_sem_funcao',
  'identificacao',
];

const placeOf = ({ slug }: ZeroReason) => {
  const place = CHECK_ORDER.indexOf(slug);
  return place === -1 ? CHECK_ORDER.length : place; // a reason of the school's own comes after the known ones
};

export const inCheckOrder = <Reason extends ZeroReason>(reasons: readonly Reason[]): Reason[] =>
  reasons.toSorted((a, b) => placeOf(a) - placeOf(b));

const isClosed = ({ closed_by }: ZeroReason, adaptations: Adaptations) =>
  closed_by !== null && adaptations[`disregard_${closed_by}` as const];

/** What this student's adaptations rule out; the server refuses what the desk shows as closed. */
export const closedZeroReasons = <Reason extends ZeroReason>(reasons: readonly Reason[], adaptations: Adaptations): Reason[] =>
  reasons.filter((reason) => isClosed(reason, adaptations));
