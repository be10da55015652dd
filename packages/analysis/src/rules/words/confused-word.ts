import { doubtRule } from '../doubt-rule';

const SENTENCES: Record<string, string> = {
  mas: '“Mas” opõe ideias, como “porém”; “mais” indica quantidade. Aqui o sentido é de oposição.',
  mais: '“Mais” indica quantidade; “mas” opõe ideias. Aqui o sentido é de quantidade.',
  mal: '“Mal” é o contrário de “bem”. Teste a troca: se “bem” serve, escreva “mal”.',
  mau: '“Mau” é o contrário de “bom”. Teste a troca: se “bom” serve, escreva “mau”.',
  há: 'Para tempo passado ou existência, use “há”, do verbo haver.',
  onde: '“Onde” indica o lugar em que algo está; “aonde”, o lugar para o qual se vai.',
  traz: '“Traz” é do verbo trazer; “trás” indica lugar (para trás).',
  perda: '“Perda” é o substantivo; “perca” é forma do verbo perder (que eu perca).',
};

export const confusedWord = doubtRule({
  id: 'confused-word',
  category: 'erros_gramaticais',
  kinds: ['pair'],
  least: 0.38,
  confidence: 0.65,
  comment: (written, variant) =>
    SENTENCES[variant.toLowerCase()] ?? `Releia o trecho: o sentido parece pedir “${variant}”, e não “${written}”.`,
});
