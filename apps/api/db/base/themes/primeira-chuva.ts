import type { BaseTheme } from './shape';

export const primeiraChuva: BaseTheme = {
  slug: 'primeira-chuva',
  title: 'Crônica: a primeira chuva depois da seca',
  genre: 'cronica',
  school_grades: [8, 9, 10, 11, 12],
  learning_path_type: null,
  summary: 'Um cheiro sobe da terra, e a cidade inteira olha para cima.',
  statement: `Depois de semanas de calor e poeira, chove. Alguém corre para recolher a roupa; alguém sai para se molhar. Escreva uma crônica sobre a primeira chuva depois da seca no lugar em que você vive.

Escolha um ponto de observação (janela, ponto de ônibus, quintal, sala de aula), conte a cena com os sentidos e deixe aparecer uma reflexão sua sobre o tempo, as pessoas ou a cidade. De 130 a 320 palavras.`,
  motivating_texts: [
    {
      kind: 'literario',
      title: 'Cento e doze dias',
      source: 'Crônica da Equipe Lauda',
      is_invented: false,
      body: `O porteiro do prédio contava os dias em um calendário de açougue, com lápis. Cento e doze sem uma gota. A grama do eixo virou palha, o nariz das crianças sangrava, e o céu, de tão azul, dava raiva. Os ipês, que não leem jornal, floresceram assim mesmo.

Na quinta-feira, às quatro da tarde, uma funcionária do terceiro andar gritou um palavrão de alegria. Fomos todos para as janelas. Caíam pingos grossos, um a um, abrindo moedas escuras no cimento. Lá embaixo, o porteiro saiu da guarita sem guarda-chuva, foi até o meio do pátio, tirou o quepe e ficou. Ninguém o chamou de volta.`,
    },
    {
      kind: 'informativo',
      title: 'O nome do cheiro',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `O perfume que sobe do chão com os primeiros pingos tem nome: petricor. A palavra foi criada em 1964 por dois pesquisadores que estudavam rochas na Austrália e junta termos gregos ligados à pedra e ao sangue dos deuses. Durante a estiagem, plantas soltam óleos que ficam presos na terra seca; além disso, bactérias do solo produzem uma substância chamada geosmina, que o nosso nariz percebe em quantidades mínimas.

Quando a gota bate no chão, prende bolhinhas de ar que estouram e lançam tudo isso ao vento. A ciência explica o cheiro. Por que ele nos faz parar no meio da calçada, sorrindo para desconhecidos, já é assunto de cronista.`,
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'O quinze (1930), de Rachel de Queiroz',
      body: 'O romance parte da seca de 1915 no Ceará. Lembra que a chuva, em parte do país, é questão de vida, e não só de clima.',
    },
    {
      kind: 'obra',
      title: '“Águas de março” (1972), de Tom Jobim',
      body: 'A canção enumera pequenas coisas para dizer o fim do verão. Pode inspirar uma crônica feita de detalhes em sequência.',
    },
    {
      kind: 'personalidade',
      title: 'Manoel de Barros (1916–2014)',
      body: 'O poeta do Pantanal dava importância às coisas miúdas e inúteis. Sugere um modo de olhar a poça, a lesma, o barro.',
    },
  ],
  template: null,
};
