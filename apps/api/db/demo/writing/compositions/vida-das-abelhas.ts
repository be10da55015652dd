import type { WrittenText } from '../shape';

export const vidaDasAbelhasTexts: readonly WrittenText[] = [
  {
    key: 'resumo-das-abelhas',
    theme: 'vida-das-abelhas',
    title: null,
    text: `O texto "As donas da mata", da Equipe Lauda, apresenta as abelhas nativas do Brasil, que quase não têm ferrão e já viviam aqui antes da espécie europeia chegar.
Segundo o texto, elas moram em grupo, geralmente em buracos de árvores, e cada uma tem a sua tarefa: a rainha gera os filhotes e as operárias fazem quase todo o resto, mudando de serviço quando ficam mais velhas. O mel é raro e caro.
O mais importante é a polinização. Levando o pólen entre as flores, elas ajudam as plantas a dar frutos e sementes, e sem isso a floresta e a comida das pessoas iam diminuir.
Por fim, o autor alerta que essas abelhas estão ameaçadas por causa do desmatamento, dos venenos agricolas e do fogo. Uma solução é a meliponicultura, que é a criação em caixas. Ela dá dinheiro e protege as espécies, e eu achei isso muito interessante.`,
    grades: [8, 8, 10, 8, 8],
    zero: null,
    comments: [
      'As ideias principais dos quatro parágrafos estão aqui, com as suas palavras. Só a última frase, com a sua opinião, não devia entrar.',
      'Você disse de onde é o texto e lembrou isso ao leitor (“segundo o texto”, “o autor alerta”). É assim que se faz um resumo.',
      'Seguiu a ordem do original e deu peso ao que é mais importante. Quem faltou à aula entenderia tudo.',
      'Ligações claras (“segundo o texto”, “por fim”). Há muitos “e” no segundo e no quarto parágrafos.',
      'Muito bem cuidado: falta o acento em “agrícolas” e, na escrita formal, “antes de a espécie europeia chegar”.',
    ],
    general:
      'Resumo fiel, curto e seu: você não copiou nenhuma frase e soube deixar de fora os exemplos. Apague só o “eu achei” do final, e ele fica perfeito.',
    annotations: [
      {
        quote: 'mudando de serviço quando ficam mais velhas',
        competence: 1,
        tone: 'elogio',
        comment: 'Boa paráfrase: a ideia é do texto, as palavras são suas.',
      },
      {
        quote: 'dos venenos agricolas',
        competence: 5,
        tone: 'correcao',
        comment: '“Agrícolas” é proparoxítona: leva acento.',
      },
      {
        quote: 'e eu achei isso muito interessante',
        competence: 1,
        tone: 'correcao',
        comment: 'No resumo não entra a opinião de quem resume. Corte.',
      },
    ],
  },
];
