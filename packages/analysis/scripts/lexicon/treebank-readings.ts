import * as m from '../../src/lexicon/morphology';
import { readConllu } from '../corpora/conllu';
import { treebank } from '../corpora/folder';

export type Evidence = { seen: number; nominal: number; nominalSeen: number; verbal: number };

/** What treebanks say of a form: the dictionary has "causa" as a verb only, and does not know that "país" is singular. */
export function treebankReadings(): Map<string, Evidence> {
  const counts = new Map<string, { seen: number; bits: Map<number, number> }>();
  for (const name of ['bosque-ud-train', 'gsd-ud-train'])
    for (const { tokens } of readConllu(treebank(name)))
      for (const { form, upos, feats } of tokens) {
        const entry = counts.get(form.toLowerCase()) ?? { seen: 0, bits: new Map() };
        entry.seen++;
        const bits = bitsOf(upos, feats);
        if (bits) entry.bits.set(bits, (entry.bits.get(bits) ?? 0) + 1);
        counts.set(form.toLowerCase(), entry);
      }
  const evidence = new Map<string, Evidence>();
  for (const [form, { seen, bits }] of counts) {
    // A reading seen in fewer than one use of twenty is more likely a slip of the annotators.
    const sure = [...bits].filter(([, count]) => count >= Math.max(2, seen / 20));
    const join = (mask: number) => sure.reduce((all, [bit]) => all | (bit & mask), 0);
    const nominalSeen = sure.filter(([bit]) => bit & m.NOMINAL).reduce((sum, [, count]) => sum + count, 0);
    evidence.set(form, { seen, nominal: join(m.NOMINAL), nominalSeen, verbal: join(m.VERBAL) });
  }
  return evidence;
}

function bitsOf(upos: string, feats: string): number {
  const has = (feature: string) => feats.includes(feature);
  const plural = has('Number=Plur');
  if (upos === 'NOUN' || upos === 'ADJ' || (upos === 'VERB' && has('VerbForm=Part'))) {
    const part = upos === 'VERB' ? m.PARTICIPLE : 0;
    if (has('Gender=Masc')) return part | (plural ? m.MP : m.MS);
    if (has('Gender=Fem')) return part | (plural ? m.FP : m.FS);
    return has('Number=') ? part | (plural ? m.PLURAL : m.SINGULAR) : 0;
  }
  if (upos !== 'VERB' && upos !== 'AUX') return 0;
  if (has('VerbForm=Inf')) return m.INFINITIVE;
  if (has('VerbForm=Ger')) return m.GERUND;
  if (!has('VerbForm=Fin')) return 0;
  if (has('Person=3')) return plural ? m.V3P : m.V3S;
  return plural && has('Person=1') ? m.V1P : m.V_OTHER;
}
