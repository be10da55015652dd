import type { BaseTheme } from './shape';

export const transporteEscolar: BaseTheme = {
  slug: 'transporte-escolar',
  title: 'Carta aberta: o ônibus que não chega também é falta na escola',
  genre: 'carta-aberta',
  school_grades: [8, 9, 10, 11, 12],
  learning_path_type: null,
  summary: 'Quando o transporte escolar falha, quem leva falta é o estudante.',
  statement: `No seu município, estudantes da zona rural perdem aulas porque o ônibus escolar atrasa, quebra ou não passa quando chove. Escreva uma carta aberta à Secretaria Municipal de Educação, a ser publicada no jornal da cidade.

Dirija-se à autoridade sem esquecer o público que lerá a carta com ela. Exponha a situação com exemplos, argumente que o transporte faz parte do direito à educação e apresente ao menos duas reivindicações possíveis. De 150 a 300 palavras, com vocativo, data e assinatura coletiva.`,
  motivating_texts: [
    {
      kind: 'lei',
      title: 'Chegar também é direito',
      source: 'Constituição Federal, artigo 208, e Lei nº 10.880/2004, em nossas palavras',
      is_invented: false,
      body: 'Entre os deveres do Estado com a educação básica, a Constituição inclui programas que acompanhem o ensino: material didático, alimentação, assistência à saúde e transporte. Uma lei de 2004 criou o programa nacional que repassa dinheiro a estados e municípios para levar à escola pública quem mora na zona rural. O valor pode pagar combustível, pneus, consertos e seguro; a responsabilidade de organizar as rotas, no entanto, é de quem está perto.',
    },
    {
      kind: 'depoimento',
      title: 'Diário de bordo',
      source: 'Depoimento de Tainá, 15 anos, moradora do Sítio Canafístula (personagem fictícia)',
      is_invented: true,
      body: `Segunda: acordei às quatro e dez, o ônibus passou às cinco e meia, cheguei a tempo. Terça: choveu, o motorista avisou que a ladeira do Zé Pio não dava, voltei para a cama de uniforme. Quarta: deu, mas perdi a primeira aula. Quinta: quebrou na ponte; fizemos a lição sentados no barranco, e o Juninho achou um ninho de quero-quero. Sexta: prova de matemática. Fui na garupa do meu tio.

No boletim está escrito que eu tenho dezenove faltas. Eu não faltei. Eu estava na estrada.`,
    },
    {
      kind: 'dado',
      title: 'Aulas perdidas por falta de transporte',
      source: 'Caderno de presença da Escola do Campo Três Riachos (escola fictícia), um semestre',
      is_invented: true,
      figure: {
        unit: 'dias sem aula por estudante',
        rows: [
          { label: 'Moradores da vila', value: 2 },
          { label: 'Rota da Serra', value: 11 },
          { label: 'Rota do Rio', value: 17 },
          { label: 'Rota do Assentamento', value: 21 },
        ],
      },
      body: 'No primeiro semestre, quem mora na vila perdeu dois dias letivos; quem depende da rota do assentamento perdeu vinte e um, o equivalente a um mês de escola. As três rotas são feitas por dois veículos, um deles com dezesseis anos de uso. A direção anotou que, nos dias de chuva forte, a frequência cai de 240 para cerca de 90 alunos, e que as notas do último bimestre acompanharam a queda.',
    },
  ],
  repertory: [
    {
      kind: 'filme',
      title: 'A caminho da escola (2013), de Pascal Plisson',
      body: 'O documentário segue crianças de quatro países que enfrentam longas e perigosas jornadas para estudar. Dá dimensão humana ao argumento.',
    },
    {
      kind: 'fato',
      title: 'Programa Caminho da Escola',
      body: 'Ação do governo federal, iniciada em 2007, para renovar a frota de veículos escolares de estados e municípios. Pode aparecer como caminho concreto na reivindicação.',
    },
    {
      kind: 'lei',
      title: 'Código de Trânsito Brasileiro, artigos 136 a 139',
      body: 'Exige autorização, faixa com a palavra “escolar”, cintos em número suficiente e inspeção semestral. Serve para cobrar segurança, e não apenas pontualidade.',
    },
  ],
  template: null,
};
