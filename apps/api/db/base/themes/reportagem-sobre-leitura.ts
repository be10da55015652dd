import type { BaseTheme } from './shape';

export const reportagemSobreLeitura: BaseTheme = {
  slug: 'reportagem-sobre-leitura',
  title: 'Carta de leitor: “Jovem não lê mais”, será?',
  genre: 'carta-de-leitor',
  school_grades: [6, 7, 8, 9],
  learning_path_type: 'diagnostica',
  summary: 'Um jornal publicou que os jovens abandonaram os livros. Você leu e quer responder.',
  statement: `Leia a reportagem “A geração que fechou o livro”, publicada no Diário da Serra. Em seguida, escreva uma carta para a seção de leitores do jornal, comentando o texto.

Diga qual reportagem você leu, conte se concorda, discorda ou concorda em parte e explique por quê, com um exemplo da sua vida ou da sua escola. Seja educado, direto e assine com seu primeiro nome, sua idade e sua cidade. De 80 a 180 palavras.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'A geração que fechou o livro',
      source: 'Reportagem fictícia do Diário da Serra, caderno Cidade',
      is_invented: true,
      body: `Às dez da manhã, a biblioteca municipal tem nove cadeiras vazias para cada cadeira ocupada. A bibliotecária Neusa Prado, há vinte anos no balcão, resume: “Antes, eles brigavam pelo mesmo volume. Hoje entram para usar a tomada”.

O jornal visitou quatro escolas e perguntou a adolescentes o nome do último livro que haviam lido por vontade própria. Metade não soube responder. “É muito parado”, disse um aluno do oitavo ano. Professores culpam o celular; as famílias, o preço; os jovens, a falta de tempo. Para o livreiro Anselmo Dias, que fecha as portas no fim do mês, o diagnóstico é mais duro: “Criamos uma geração que não suporta três páginas sem figura”.`,
    },
    {
      kind: 'dado',
      title: 'O que eu li nesta semana',
      source: 'Pesquisa da turma 7A da Escola Cecília Flores (escola fictícia) com 120 colegas',
      is_invented: true,
      figure: {
        unit: 'estudantes',
        rows: [
          { label: 'Histórias na internet', value: 47 },
          { label: 'Quadrinhos e mangás', value: 38 },
          { label: 'Livro da biblioteca', value: 21 },
          { label: 'Nada', value: 14 },
        ],
      },
      body: 'Inconformada com a manchete do jornal, uma turma decidiu fazer a própria conta. Cada colega marcou o que mais havia lido nos últimos sete dias. Apenas catorze responderam que não leram coisa alguma. A maior parte acompanha histórias publicadas na internet, em capítulos, ou devora mangás de trás para a frente. Ficou no ar a pergunta que a professora escreveu no quadro: isso conta como leitura?',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'Como um romance (1992), de Daniel Pennac',
      body: 'O autor francês lista direitos do leitor, entre eles o de pular páginas e o de ler qualquer coisa. Pode ajudar quem defende que quadrinho também é leitura.',
    },
    {
      kind: 'fato',
      title: 'Retratos da Leitura no Brasil (2024)',
      body: 'A pesquisa do Instituto Pró-Livro indicou que, pela primeira vez, havia mais não leitores do que leitores no país. É um dado real para concordar com o jornal ou pedir que ele vá mais fundo.',
    },
    {
      kind: 'lei',
      title: 'Lei nº 12.244/2010',
      body: 'Determina que toda escola tenha biblioteca. Permite perguntar se o problema é a vontade do jovem ou a falta de acervo perto dele.',
    },
  ],
  template: {
    title: 'Carta de leitor: respondendo ao jornal',
    guidance:
      'Sublinhe na reportagem a frase que mais provocou você. Comece a carta por ela, com as suas palavras, e responda. Um bom exemplo vale mais do que três reclamações.',
    days: 5,
  },
};
