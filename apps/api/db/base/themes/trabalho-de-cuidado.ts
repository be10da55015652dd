import type { BaseTheme } from './shape';

export const trabalhoDeCuidado: BaseTheme = {
  slug: 'trabalho-de-cuidado',
  title: 'A invisibilidade do trabalho de cuidado realizado pelas mulheres',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'simulado',
  summary: 'Cozinhar, lavar, ninar, acompanhar: o trabalho que sustenta todos os outros quase nunca é visto.',
  statement: `Redija um texto dissertativo-argumentativo sobre “A invisibilidade do trabalho de cuidado realizado pelas mulheres”, considerando a realidade brasileira e observando a norma-padrão.

Valha-se dos textos motivadores apenas como estímulo. Deixe clara a sua tese, desenvolva-a em parágrafos bem articulados e feche o texto com uma proposta de intervenção social completa, em harmonia com os direitos humanos. O limite é de 30 linhas; o mínimo, de 20.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'O expediente que não acaba',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Quando alguém pergunta se determinada mulher trabalha, é comum ouvir: “Não, ela só cuida da casa”. O advérbio esconde muita coisa. Cuidar é planejar as compras, lembrar a data da vacina, separar a roupa da escola, virar o pai acamado de duas em duas horas. Sem essas tarefas, ninguém chegaria limpo, alimentado e inteiro ao emprego que aparece nas estatísticas.

Segundo o IBGE, em 2022 as brasileiras dedicaram por semana cerca de 21 horas aos afazeres domésticos e ao cuidado de pessoas; os homens, pouco menos de 12. A diferença equivale a mais de um dia de trabalho. Ela atrasa estudos, encolhe salários e adoece, sobretudo, as mulheres negras e pobres, que cuidam da própria casa e da casa dos outros.`,
    },
    {
      kind: 'dado',
      title: 'Quem faz o quê em casa',
      source: 'Diário de tarefas do Projeto Relógio, com 400 famílias de dois adultos',
      is_invented: true,
      figure: {
        unit: '% das vezes feita pela mulher',
        rows: [
          { label: 'Marcar consultas', value: 87 },
          { label: 'Cuidar de doentes', value: 81 },
          { label: 'Lavar roupa', value: 78 },
          { label: 'Cozinhar', value: 72 },
          { label: 'Pequenos consertos', value: 19 },
        ],
      },
      body: 'Durante um mês, quatrocentos casais anotaram cada tarefa e quem a realizou. As mais desiguais não foram as pesadas, e sim as que exigem lembrar: em 87% das vezes, foi a mulher quem marcou a consulta. Curiosamente, ao estimar de memória a divisão do serviço, antes de abrir os diários, dois terços dos homens acreditavam fazer a metade.',
    },
    {
      kind: 'lei',
      title: 'Cuidado como responsabilidade de todos',
      source: 'Lei nº 15.069/2024 (Política Nacional de Cuidados), em nossas palavras',
      is_invented: false,
      body: 'Sancionada no fim de 2024, a lei reconhece que todas as pessoas têm direito ao cuidado: o de receber, o de oferecer e o de cuidar de si mesmas. Afirma também que essa tarefa deve ser repartida entre homens e mulheres e entre famílias, Estado, empresas e comunidade. Seu alvo declarado é a divisão injusta do trabalho, que recai mais sobre umas do que sobre outros, de acordo com o sexo, a cor, a renda e o lugar onde se vive.',
    },
    {
      kind: 'charge',
      title: 'Minuto de silêncio',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Em um palco iluminado, um executivo ergue o troféu de “Homem que se fez sozinho”. A plateia aplaude de pé. A cena é vista de lado, em corte, como casa de boneca: debaixo do palco, sustentando as tábuas com os ombros, há uma fila de mulheres. Uma passa o paletó, outra embala um bebê, outra dá sopa a um velho. A última, com o telefone preso ao queixo, sussurra para as demais: “Aguentem mais um pouquinho, que ele vai agradecer a Deus”.',
    },
  ],
  repertory: [
    {
      kind: 'filme',
      title: 'Que horas ela volta? (2015), de Anna Muylaert',
      body: 'Val criou o filho da patroa enquanto a própria filha crescia longe. O filme mostra como o cuidado é repassado de mulher para mulher segundo a classe social.',
    },
    {
      kind: 'livro',
      title: 'O segundo sexo (1949), de Simone de Beauvoir',
      body: 'A filósofa demonstra que os papéis femininos são construção social, e não destino biológico. Sustenta a tese de que cuidar não é um dom natural das mulheres.',
    },
    {
      kind: 'livro',
      title: 'O ponto zero da revolução, de Silvia Federici',
      body: 'Reúne ensaios que tratam o serviço doméstico como trabalho não pago do qual a economia depende. Útil para discutir valor econômico e reconhecimento.',
    },
    {
      kind: 'lei',
      title: 'Emenda Constitucional nº 72/2013',
      body: 'Conhecida como PEC das Domésticas, ampliou os direitos de quem trabalha em casas de família. Mostra que tornar o cuidado visível é possível, ainda que tardio.',
    },
  ],
  template: {
    title: 'Simulado: o trabalho que ninguém vê',
    guidance:
      'Cuidado com a generalização: discuta a divisão do trabalho, sem elogiar mulheres como heroínas nem atacar homens em bloco. Traga um dado ou uma obra e explique a ligação com a sua tese.',
    days: 7,
  },
};
