import type { BaseTheme } from './shape';

export const lendaDoRio: BaseTheme = {
  slug: 'lenda-do-rio',
  title: 'Conto popular: a lenda que o rio contou',
  genre: 'conto',
  school_grades: [6, 7, 8],
  learning_path_type: 'diagnostica',
  summary: 'Todo rio tem um segredo, e sempre há uma avó que sabe qual é.',
  statement: `Os contos populares passam de boca em boca e explicam o mundo à sua maneira: por que o rio faz curva, por que a lua some, de onde veio aquela pedra. Invente uma lenda para um rio, um lago, uma lagoa ou o mar, e escreva-a como se fosse muito antiga.

Use um começo que situe o leitor em um tempo distante, personagens marcantes (gente, bicho ou encantado), uma prova ou um desejo, um desfecho que explique algo que existe até hoje. De 150 a 400 palavras, com título.`,
  motivating_texts: [
    {
      kind: 'literario',
      title: 'Por que o Tamboatá corre devagar',
      source: 'Conto da Equipe Lauda; o rio e a história são inventados',
      is_invented: false,
      body: `No tempo em que os rios andavam soltos, cada qual dormia onde queria. O Tamboatá era o mais ligeiro: de manhã na serra, à tarde no mar, e nem dava bom-dia às margens. Uma velha que lavava roupa pediu: “Espera um pouco, que o sabão ainda não saiu”. Ele não esperou e carregou a roupa toda, até o enxoval da neta.

A velha não gritou. Sentou-se em uma pedra e começou a contar uma história, baixinho, e parou na melhor parte. “E depois?”, perguntou o rio, já adiante. “Depois eu conto amanhã.” Desde esse dia ele passa por ali bem devagar, fazendo uma volta larga em redor da pedra, para ver se escuta o final.`,
    },
    {
      kind: 'informativo',
      title: 'Histórias sem dono',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Quem inventou o boto que vira moço? Ninguém sabe, e a resposta certa talvez seja: muita gente. O conto popular nasce anônimo e muda a cada boca. Na beira do Amazonas, a mãe-d’água canta de um jeito; no São Francisco, os barqueiros punham na proa dos barcos uma carranca, meio gente, meio bicho, contra os perigos da água; no Sul, outras vozes, outros medos.

Apesar das diferenças, essas histórias têm parentesco. Gostam do número três, de animais que falam, de pedidos feitos com má intenção e de castigos que viram paisagem. E quase sempre terminam deixando um sinal no mundo, para quem quiser conferir.`,
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'Dicionário do folclore brasileiro (1954), de Luís da Câmara Cascudo',
      body: 'O pesquisador potiguar reuniu seres, festas e crenças de todo o país. Boa fonte para escolher um encantado menos conhecido.',
    },
    {
      kind: 'personalidade',
      title: 'Daniel Munduruku',
      body: 'Escritor indígena, recria em livros as histórias que ouviu do avô e do seu povo. Mostra como a voz dos mais velhos pode conduzir a narrativa.',
    },
    {
      kind: 'obra',
      title: '“A terceira margem do rio” (1962), de Guimarães Rosa',
      body: 'Um pai entra em uma canoa e nunca mais sai do rio. Embora não seja conto popular, ensina como a água pode guardar um enigma.',
    },
  ],
  template: {
    title: 'Conto popular: explicar o mundo',
    guidance:
      'Pergunte em casa se alguém conhece uma história antiga de rio, mar ou chuva. Traga uma palavra ou um bicho dessa conversa para o seu conto. Cuide do começo e do final: eles têm som de coisa antiga.',
    days: 7,
  },
};
