import type { WrittenText } from '../shape';

export const livroDaBibliotecaTexts: readonly WrittenText[] = [
  {
    key: 'bolsa-amarela',
    theme: 'livro-da-biblioteca',
    title: 'A bolsa que guarda vontades',
    text: `O livro A bolsa amarela foi escrito por Lygia Bojunga. Ele conta a historia de uma menina chamada Raquel que tem três vontades muito grandes: vontade de crescer, vontade de ter nascido menino e vontade de escrever. Só que a familia dela acha isso uma bobagem. Um dia chega uma bolsa amarela que ninguém quer e ela fica com a bolsa e guarda as vontades dentro da bolsa. Depois também entra na bolsa um galo, um alfinete e um guarda-chuva.
Eu gostei muito do livro por que ele é engraçado e diferente. A parte que eu mais gostei é a do galo Afonso que fugiu porque não queria mandar nas galinhas. Eu nunca tinha visto um galo assim. Os personagens é muito legal.
Eu achei um pouco dificil no começo porque tem umas partes que ela ta imaginando e a gente não sabe se é verdade. Mas depois acostuma.
Eu recomendo esse livro pra todo mundo que tem alguma vontade escondida.`,
    grades: [8, 6, 6, 4, 6],
    zero: null,
    comments: [
      'Você apresentou a obra e a autora, contou só o começo e deu a sua opinião. Faltou justificar mais: o que o livro tem de “diferente”?',
      'As partes da resenha estão lá, e o último parágrafo fala com o leitor de um jeito lindo. “Engraçado” e “legal” pedem um exemplo de cada.',
      'Dá para acompanhar bem. O segundo parágrafo termina quando ia ficar interessante: o que o galo fez você pensar?',
      'A palavra “bolsa” aparece cinco vezes em três linhas, e muitas frases começam com “Eu”. Use “ela”, “lá dentro”, “esse esconderijo”.',
      'Confira acentos (“história”, “família”, “difícil”), o “porque” junto nas explicações e a concordância: “os personagens são”.',
    ],
    general:
      '“Todo mundo que tem alguma vontade escondida” é uma frase que faz qualquer um levar o livro para casa. Na próxima, escolha uma cena, conte-a em três linhas e diga o que ela mostrou a você.',
    annotations: [
      {
        quote: 'ela fica com a bolsa e guarda as vontades dentro da bolsa',
        competence: 4,
        tone: 'correcao',
        comment: 'Repetição: “ela fica com a bolsa e guarda lá dentro as suas vontades”.',
      },
      {
        quote: 'Eu gostei muito do livro por que ele é engraçado',
        competence: 5,
        tone: 'correcao',
        comment: 'Na explicação, “porque” se escreve junto.',
      },
      {
        quote: 'Os personagens é muito legal.',
        competence: 5,
        tone: 'correcao',
        comment: '“Os personagens são muito legais.” E em que eles são legais? Dê um exemplo.',
      },
      {
        quote: 'todo mundo que tem alguma vontade escondida',
        competence: 2,
        tone: 'elogio',
        comment: 'Recomendação que conversa com o livro. Muito bem achada.',
      },
      {
        quote: 'tem umas partes que ela ta imaginando',
        competence: 3,
        tone: 'orientacao',
        comment: 'Essa mistura de real e imaginado é a marca do livro. Diga se, para você, ela atrapalha ou ajuda.',
      },
    ],
  },
];
