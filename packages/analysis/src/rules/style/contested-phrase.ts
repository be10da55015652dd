import { phraseRule } from '../phrase-rule';

/** Phrases that grammars censure and most teachers let pass: of thirty “ao invés de”, eight were corrected. */
export const contestedPhrase = phraseRule({
  id: 'contested-phrase',
  category: 'special_cases',
  competence: 1,
  confidence: 0.4,
  comment: (written, instead) => `Em vez de “${written}”, muitos professores preferem “${instead}”.`,
  phrases: [
    {
      words: 'ao invés de',
      instead: 'em vez de',
      comment: '“Em vez de” indica troca; “ao invés de” só serve para coisas opostas, como subir e descer.',
    },
    ...['a', 'ao', 'à', 'aos', 'às'].map((to) => ({
      words: `de encontro ${to}`,
      comment: '“De encontro a” quer dizer contra, em choque; para o que concorda, diz-se “ao encontro de”. Confira o que você quis dizer.',
    })),
    ...['poste', 'muro', 'carro', 'caminhão', 'árvore', 'parede'].flatMap((thing) =>
      ['do', 'da'].map((of) => ({
        words: `ao encontro ${of} ${thing}`,
        instead: `de encontro ${of === 'do' ? 'ao' : 'à'} ${thing}`,
        comment: 'Para choque, diz-se “de encontro a”; “ao encontro de” é ir em direção a alguém.',
      })),
    ),
    ...['jornal', 'internet', 'televisão', 'rádio', 'redes', 'mídia', 'educação', 'lei', 'leis', 'campanhas', 'palestras'].flatMap(
      (means) =>
        ['do', 'da', 'das', 'de'].map((of) => ({
          words: `através ${of} ${means}`,
          instead: `por meio ${of} ${means}`,
          comment: '“Através de” indica atravessar (através da janela); para o meio usado, prefira “por meio de”.',
        })),
    ),
    { words: 'só que', instead: 'mas', comment: '“Só que” é mais da fala; na escrita formal, prefira “mas”, “porém”.' },
    { words: 'muitas das vezes', instead: 'muitas vezes' },
  ],
});
