import type { BaseTheme } from './shape';

export const mobilidadeUrbana: BaseTheme = {
  slug: 'mobilidade-urbana',
  title: 'Mobilidade urbana e direito à cidade no Brasil',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: null,
  summary: 'Duas horas para ir, duas para voltar: o trânsito também é uma forma de desigualdade.',
  statement: `Elabore um texto dissertativo-argumentativo sobre o tema “Mobilidade urbana e direito à cidade no Brasil”, respeitando a modalidade formal da língua portuguesa.

Parta dos textos motivadores, mas vá além deles. Defenda uma tese, articule seus argumentos e proponha uma intervenção para o problema, com responsáveis e meios definidos, preservando os direitos humanos. O texto deve ter entre 20 e 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'A cidade medida em horas',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Para saber o tamanho de uma cidade, os mapas usam quilômetros; quem mora na periferia usa horas. A universidade fica a duas conduções, o hospital a três, a praia, que o cartão-postal mostra tão perto, a um domingo inteiro. Quem pode pagar compra proximidade, seja no aluguel do centro, seja no carro; quem não pode paga com o próprio tempo.

O automóvel particular ocupa a maior parte das vias e leva a menor parte das pessoas. Ainda assim, por décadas as obras seguiram o volante: viadutos, túneis, avenidas mais largas. Cada pista nova se enche em poucos anos, enquanto a calçada da mesma rua continua quebrada, e o ponto de ônibus, sem teto nem banco.`,
    },
    {
      kind: 'dado',
      title: 'Como as pessoas vão ao trabalho e à escola',
      source: 'Contagem da Oficina Vai e Vem no município fictício de Porto Alvo, 5.000 deslocamentos',
      is_invented: true,
      figure: {
        unit: '% dos deslocamentos',
        rows: [
          { label: 'A pé', value: 36 },
          { label: 'Ônibus e trem', value: 31 },
          { label: 'Carro', value: 20 },
          { label: 'Moto', value: 9 },
          { label: 'Bicicleta', value: 4 },
        ],
      },
      body: 'A maneira mais comum de circular em Porto Alvo é também a menos lembrada: mais de um terço das viagens se faz a pé. Juntos, pedestres, ciclistas e passageiros do transporte coletivo somam 71% dos deslocamentos. No orçamento do ano anterior, entretanto, de cada dez reais aplicados nas ruas, oito foram para asfalto e estacionamento, e menos de um para calçadas e ciclovias.',
    },
    {
      kind: 'lei',
      title: 'Gente antes de máquina',
      source: 'Lei nº 12.587/2012 (Política Nacional de Mobilidade Urbana) e Emenda Constitucional nº 90/2015, em nossas palavras',
      is_invented: false,
      body: 'A lei que orienta a mobilidade nas cidades inverte a ordem a que nos acostumamos: dá preferência a quem anda a pé ou de bicicleta e, entre os motores, ao transporte público coletivo sobre o individual. Exige, dos municípios maiores, um plano discutido com a população. Três anos depois, uma emenda incluiu o transporte na lista dos direitos sociais da Constituição, com o mesmo peso da educação ou da saúde, pois sem chegar até elas ninguém as exerce.',
    },
    {
      kind: 'depoimento',
      title: 'A turma das quatro e quarenta',
      source: 'Depoimento de Wesley, 19 anos, auxiliar de cozinha e vestibulando (personagem fictício)',
      is_invented: true,
      body: 'No ônibus das quatro e quarenta da manhã todo mundo já se conhece. Tem a enfermeira que guarda lugar, o segurança que ronca, a dona Rita, que faz crochê em pé. Eu estudo no fundo, com a luz do celular: li metade dos livros do vestibular entre o Jardim Aurora e o terminal. Um professor falou que quem quer dá um jeito. Eu dou. Mas fico pensando em quanta gente dormiu uma hora e meia a mais que eu antes da mesma prova.',
    },
  ],
  repertory: [
    {
      kind: 'livro',
      title: 'O direito à cidade (1968), de Henri Lefebvre',
      body: 'O filósofo francês defende que a cidade deve ser obra e uso de todos os que nela vivem. Fundamenta a ideia de que mobilidade é acesso, e não apenas trânsito.',
    },
    {
      kind: 'livro',
      title: 'O espaço do cidadão (1987), de Milton Santos',
      body: 'O geógrafo baiano mostra que o valor da pessoa depende do lugar onde ela está. Explica por que morar longe significa ter menos direitos.',
    },
    {
      kind: 'fato',
      title: 'Corredores de ônibus de Curitiba',
      body: 'Desde os anos 1970, a cidade reservou pistas exclusivas ao transporte coletivo, modelo depois seguido por outras. Serve de exemplo na proposta, com atenção às adaptações locais.',
    },
    {
      kind: 'fato',
      title: 'Tarifa zero em Maricá (RJ)',
      body: 'O município mantém, desde 2014, linhas de ônibus gratuitas. É um caso brasileiro para discutir financiamento e alcance da política.',
    },
  ],
  template: null,
};
