import type { BaseTheme } from './shape';

export const uniformeEscolar: BaseTheme = {
  slug: 'uniforme-escolar',
  title: 'Uniforme escolar: igualdade ou apagamento das diferenças?',
  genre: 'artigo-de-opiniao',
  school_grades: [7, 8, 9, 10, 11, 12],
  learning_path_type: null,
  summary: 'Camiseta igual para todo mundo: protege, iguala ou esconde quem a gente é?',
  statement: `A direção da sua escola vai decidir, ouvindo a comunidade, se o uniforme continua obrigatório. Antes da votação, o mural do pátio receberá artigos de opinião dos estudantes.

Escreva o seu. Diga se é a favor do uniforme, contra ele ou a favor de uma regra intermediária; sustente a posição com exemplos e razões e antecipe uma objeção dos seus leitores. Use um título que dê vontade de ler. De 120 a 280 palavras.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'A roupa que conta uma história',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `O uniforme escolar se espalhou no Brasil no começo do século XX, quando os grupos escolares vestiram as crianças de saia pregueada, calça curta e gravata. A intenção era dupla: mostrar à rua que aquele menino estudava e esconder, dentro da sala, quem podia e quem não podia comprar roupa.

A promessa se cumpre pela metade. Em muitas redes a camiseta é doada; em outras, custa caro e só se encontra em uma loja. O tênis, a mochila e o celular continuam a contar o que o pano calou. Por outro lado, quem já passou a manhã escolhendo o que vestir para não ser motivo de riso sabe o alívio de abrir a gaveta e não precisar pensar.`,
    },
    {
      kind: 'dado',
      title: 'A votação da turma',
      source: 'Enquete do 8º ano da Escola Municipal Rio Manso com 160 estudantes e 120 responsáveis',
      is_invented: true,
      figure: {
        unit: '% favorável ao uniforme',
        rows: [
          { label: 'Responsáveis', value: 82 },
          { label: 'Estudantes de 6º e 7º anos', value: 58 },
          { label: 'Estudantes de 8º e 9º anos', value: 33 },
        ],
      },
      body: 'Quanto mais velho o estudante, menor o apoio: no fim do ensino fundamental, só um em cada três quer manter a camiseta obrigatória. Entre os responsáveis, a aprovação passa de oitenta por cento, e os motivos mais citados são economia e segurança na rua. Curioso foi o campo de sugestões: 71 alunos, de opiniões opostas, escreveram quase a mesma proposta, uma peça única com liberdade no resto.',
    },
    {
      kind: 'charge',
      title: 'Todos iguais',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Em uma fila, doze estudantes vestem a mesma camiseta branca, a mesma calça, o mesmo sapato. O inspetor, orgulhoso, anuncia ao visitante: “Aqui não há diferença entre eles”. No chão, porém, as sombras dos alunos contam outra coisa: uma toca violão, uma carrega o irmão no colo, uma usa asas, uma traz marmita de trabalho, uma está sentada em cadeira de rodas diante de um degrau. Só o visitante olha para baixo.',
    },
  ],
  repertory: [
    {
      kind: 'lei',
      title: 'Lei nº 8.907/1994',
      body: 'Determina que o modelo do fardamento escolar não mude antes de cinco anos e que leve em conta as condições econômicas das famílias e o clima. Serve para discutir o custo do uniforme com base em regra existente.',
    },
    {
      kind: 'livro',
      title: 'A distinção (1979), de Pierre Bourdieu',
      body: 'O sociólogo mostra que roupas e gostos funcionam como sinais de classe. Dá força ao argumento de que a desigualdade aparece em outros objetos.',
    },
    {
      kind: 'fato',
      title: 'Caso Tinker contra Des Moines (1969)',
      body: 'Nos Estados Unidos, a Suprema Corte garantiu a alunos o direito de usar uma braçadeira preta em protesto contra a guerra. Permite tratar a roupa como expressão.',
    },
    {
      kind: 'filme',
      title: 'Sociedade dos poetas mortos (1989), de Peter Weir',
      body: 'Em um colégio rígido e uniformizado, um professor estimula cada aluno a achar a própria voz. Bom exemplo para a relação entre disciplina e individualidade.',
    },
  ],
  template: null,
};
