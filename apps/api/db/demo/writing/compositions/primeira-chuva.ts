import type { WrittenText } from '../shape';

export const primeiraChuvaTexts: readonly WrittenText[] = [
  {
    key: 'a-roupa-no-varal',
    theme: 'primeira-chuva',
    title: 'A roupa no varal',
    text: `Fazia 74 dias que não chovia na minha cidade. Eu sei porque a professora de geografia marcava na lousa todo dia. As plantas da minha mãe estavam todas secas e a gente tinha que economizar água.
Na terça-feira, eu estava na janela do quarto fazendo a lição e senti um cheiro diferente. Era cheiro de terra. Ai eu olhei e caiu o primeiro pingo, depois outro, e depois veio a chuva forte. Minha mãe gritou da cozinha: a roupa! E todo mundo da rua gritou a mesma coisa ao mesmo tempo, parecia combinado.
Só que ninguém foi tirar a roupa. A dona Zefa ficou parada no portão com a mão aberta. O seu Jorge, que é muito sério, tirou o chinelo. Minha mãe chegou no quintal e em vez de pegar os lençóis ela ficou no meio deles, de olho fechado.
A chuva é muito importante para a natureza e para os seres humanos, pois sem água não existe vida. Devemos preservar o meio ambiente e não desmatar, para que não falte chuva no futuro.
No outro dia a roupa teve que ser lavada tudo de novo. Minha mãe não reclamou.`,
    grades: [8, 8, 6, 6, 6],
    zero: null,
    comments: [
      'Ponto de observação, sentidos e cena: tudo aparece. A reflexão, porém, virou um parágrafo de livro de Ciências, que não parece seu.',
      'Os vizinhos parados na chuva são crônica pura. O quarto parágrafo muda de gênero e quebra o encanto: o leitor já tinha entendido sem ele.',
      'A cena avança muito bem até o parágrafo da natureza, que interrompe. Corte-o e veja como o final fica mais forte.',
      'As ligações funcionam, mas há repetição de “depois” e de “minha mãe”. Experimente “ela”, “logo em seguida”.',
      'Alguns desvios: “aí”, com acento, falta de aspas ou travessão na fala da mãe e “a roupa teve que ser lavada toda de novo”.',
    ],
    general:
      'A sua crônica tem um momento lindo: a rua inteira grita “a roupa!” e ninguém se mexe. Confie nessa cena. Se tirar o parágrafo do meio ambiente, a última frase, “Minha mãe não reclamou”, vira uma joia.',
    annotations: [
      {
        quote: 'parecia combinado',
        competence: 2,
        tone: 'elogio',
        comment: 'Humor leve, de quem estava lá.',
      },
      {
        quote: 'O seu Jorge, que é muito sério, tirou o chinelo.',
        competence: 1,
        tone: 'elogio',
        comment: 'Um gesto diz mais do que uma descrição. Excelente.',
      },
      {
        quote: 'A chuva é muito importante para a natureza e para os seres humanos',
        competence: 2,
        tone: 'correcao',
        comment: 'Aqui você saiu da crônica e entrou na dissertação. Deixe a cena pensar por você.',
      },
      {
        quote: 'teve que ser lavada tudo de novo',
        competence: 5,
        tone: 'correcao',
        comment: '“Lavada toda de novo” ou “A roupa teve de ser lavada de novo”.',
      },
    ],
  },
  {
    key: 'choveu-aqui',
    theme: 'primeira-chuva',
    title: null,
    text: 'Choveu aqui ontem e eu gostei.',
    grades: null,
    zero: {
      reason: 'texto_insuficiente',
      comment:
        'Você achou uma boa cena e passou depressa por ela: são 6 palavras, e assim não consigo avaliar. Onde você estava quando choveu? Que cheiro sentiu? Quem saiu para a rua? Responda a essas três perguntas, com três linhas para cada uma, e me peça a reabertura.',
    },
    comments: [],
    general:
      'O assunto está aí e o gosto pela chuva também. Escreva como quem conta a um amigo que perdeu esse momento; depois a gente arruma juntos.',
    annotations: [],
  },
];
