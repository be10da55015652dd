import type { BaseTheme } from './shape';

export const estigmaDoencasMentais: BaseTheme = {
  slug: 'estigma-doencas-mentais',
  title: 'O estigma associado aos transtornos mentais na sociedade brasileira',
  genre: 'dissertativo-argumentativo',
  school_grades: [9, 10, 11, 12, 13],
  learning_path_type: 'simulado',
  summary: 'O preconceito faz calar quem precisa de cuidado e atrasa a ajuda que existe.',
  statement: `Tendo lido os textos motivadores, elabore um texto dissertativo-argumentativo sobre o tema “O estigma associado aos transtornos mentais na sociedade brasileira”. Empregue a modalidade formal da língua.

Construa um ponto de vista, fundamente-o e apresente uma proposta de intervenção viável e detalhada, coerente com a sua discussão e com os direitos humanos. Trate o assunto com o cuidado que ele merece: evite rótulos e exposição de pessoas conhecidas. De 20 a 30 linhas.`,
  motivating_texts: [
    {
      kind: 'informativo',
      title: 'A palavra que pesa',
      source: 'Equipe Lauda',
      is_invented: false,
      body: `Ninguém tem vergonha de dizer que quebrou o braço. O gesso ganha assinaturas, o colega carrega a mochila, o chefe pergunta quando cai o atestado. Com a depressão, a ansiedade ou a esquizofrenia, a cena costuma ser outra: a pessoa inventa uma gripe, some por uns dias e volta torcendo para que não perguntem nada.

Esse silêncio tem nome. Estigma é a marca que reduz alguém a uma única característica e a transforma em defeito moral: preguiça, frescura, perigo. Ele pesa duas vezes, porque soma ao sofrimento a solidão e porque adia a busca por tratamento. Muitos transtornos respondem bem quando cuidados cedo; o que os agrava, com frequência, é o tempo perdido com medo do que os outros vão pensar.`,
    },
    {
      kind: 'dado',
      title: 'Por que demorou a procurar ajuda?',
      source: 'Estudo “Antes tarde”, Núcleo Varanda, com 900 pessoas atendidas em serviços públicos',
      is_invented: true,
      figure: {
        unit: '% das pessoas',
        rows: [
          { label: 'Medo do julgamento', value: 41 },
          { label: 'Não achava que era doença', value: 29 },
          { label: 'Não sabia aonde ir', value: 19 },
          { label: 'Falta de vaga', value: 11 },
        ],
      },
      body: 'Entre os primeiros sinais de sofrimento e a primeira consulta, passaram-se em média dois anos e sete meses. O motivo mais citado para a demora não foi a falta de atendimento, e sim o receio de ser visto como fraco ou incapaz. Somadas, a vergonha e a ideia de que aquilo “não era doença” explicam sete de cada dez adiamentos, o que indica que informação também é forma de cuidado.',
    },
    {
      kind: 'lei',
      title: 'Do muro à porta aberta',
      source: 'Lei nº 10.216/2001, em nossas palavras',
      is_invented: false,
      body: 'A chamada Lei da Reforma Psiquiátrica mudou a direção do cuidado no país. Ela garante a quem tem um transtorno mental tratamento humano e respeitoso, de preferência perto de casa e em serviços da comunidade, e determina que a internação só ocorra quando os recursos fora do hospital não bastarem. A finalidade permanente do tratamento, diz a lei, é devolver a pessoa ao seu meio: à família, ao trabalho, ao lazer, à cidade.',
    },
    {
      kind: 'charge',
      title: 'Conselhos grátis',
      source: 'Charge descrita pela Equipe Lauda',
      is_invented: false,
      body: 'Um rapaz está no fundo de um poço estreito, sentado, com a água pelos joelhos. Na borda, cinco pessoas se debruçam para falar com ele. Uma aconselha: “Pense positivo!”. Outra: “Isso é falta de serviço”. A terceira mostra uma foto da praia no celular; a quarta explica que, no tempo dela, não havia poços. Só a quinta, uma menina, não diz nada: está ocupada, amarrando lençóis uns nos outros para fazer uma corda.',
    },
  ],
  repertory: [
    {
      kind: 'personalidade',
      title: 'Nise da Silveira (1905–1999)',
      body: 'A psiquiatra alagoana recusou choques e lobotomias e abriu ateliês de pintura para seus pacientes no Rio de Janeiro. Prova que a escuta e a arte podem substituir a exclusão.',
    },
    {
      kind: 'livro',
      title: 'Holocausto brasileiro (2013), de Daniela Arbex',
      body: 'A reportagem reconstitui as mortes e os maus-tratos no hospital Colônia, em Barbacena. Mostra até onde o estigma, apoiado por instituições, pode chegar.',
    },
    {
      kind: 'livro',
      title: 'O alienista (1882), de Machado de Assis',
      body: 'Simão Bacamarte interna quase toda a cidade antes de internar a si mesmo. Permite discutir quem define a fronteira entre razão e loucura e com que interesse.',
    },
    {
      kind: 'conceito',
      title: 'Estigma, de Erving Goffman (1963)',
      body: 'Para o sociólogo, o estigma reduz a pessoa inteira a um traço desacreditado. Dá precisão à palavra-chave do tema já na introdução.',
    },
    {
      kind: 'fato',
      title: 'Centros de Atenção Psicossocial (CAPS)',
      body: 'São serviços públicos e comunitários da rede de saúde mental do SUS. Citá-los na proposta torna a intervenção concreta e possível.',
    },
  ],
  template: {
    title: 'Simulado: saúde mental sem rótulos',
    guidance:
      'Use “pessoa com transtorno mental”, e não “louco” ou “doente mental”. Escolha como tese uma explicação para o estigma continuar vivo e prove-a. Se o tema mexer com você, converse com um adulto de confiança da escola.',
    days: 7,
  },
};
