import type { WrittenText } from '../shape';

export const estigmaDoencasMentaisTexts: readonly WrittenText[] = [
  {
    key: 'as-portas-da-casa-verde',
    theme: 'estigma-doencas-mentais',
    title: 'As portas da Casa Verde',
    text: `Em "O alienista", de Machado de Assis, o médico Simão Bacamarte interna quase todos os moradores de Itaguaí, até descobrir que a linha entre a razão e a loucura era traçada por ele mesmo. O conto tem mais de um século, mas a sua pergunta ainda incomoda: quem decide o que é normal? No Brasil de hoje, o estigma associado às doenças mentais persiste porque o país tratou, por décadas, o sofrimento psíquico como motivo de exclusão e porque segue tratando-o como falta de vontade.
O passado explica parte desse medo. Durante boa parte do século XX, o Hospital Colônia, em Barbacena, recebeu pessoas com depressão e epilepsia, mas também moças grávidas e crianças rejeitadas, todas sob o mesmo rótulo de loucas. A jornalista Daniela Arbex, no livro "Holocausto Brasileiro", calcula em sessenta mil o número de mortos entre aqueles muros. Uma sociedade que viu o doente ser levado de trem e nunca mais voltar, aprendeu a esconder os próprios sintomas. Por isso, ainda hoje, há quem diga "problema de nervos" em voz baixa e quem deixe de procurar um psiquiatra para não ser chamado de doido pelos vizinhos.
Se o manicômio se foi, o julgamento ficou. Na escola e no trabalho, o cansaço de quem tem ansiedade ou depressão costuma ser lido como preguiça, e frases como "isso é frescura" substituem o cuidado. Nise da Silveira, psiquiatra alagoana que trocou os choques por ateliês de pintura, mostrou que o tratamento começa quando se escuta o que a pessoa tem a dizer. O que ela fez nos anos 1940 continua sendo exceção: muitos municípios pequenos não possui um Centro de Atenção Psicossocial, e o jovem que pede ajuda entra em uma fila. Enquanto ele espera, o preconceito fala mais alto do que o médico.
É preciso, então, desfazer o medo e encurtar a fila. Para isso, o Ministério da Saúde, em conjunto com as prefeituras, deve ampliar os Centros de Atenção Psicossocial, por meio do repasse de verbas para a contratação de psicólogos e a abertura de oficinas de arte como as de Nise, nas quais pacientes e moradores possam conviver, a fim de que o sofrimento deixe de ser segredo e passe a ser cuidado. Itaguaí só teve paz quando Bacamarte abriu as portas da Casa Verde; o Brasil também precisa abrir as suas.`,
    grades: [160, 200, 200, 160, 200],
    zero: null,
    comments: [
      'Domínio muito bom, com raros desvios: uma vírgula entre sujeito e verbo e uma concordância (“muitos municípios… não possui”). Sem eles, seria 200.',
      'Machado, Daniela Arbex e Nise da Silveira trabalham para a sua tese, cada um em seu momento. Repertório escolhido, e não despejado.',
      'Projeto planejado: passado e presente na tese, passado e presente no desenvolvimento, e uma proposta que responde aos dois. Autoria em cada parágrafo.',
      'As passagens entre parágrafos são ótimas. Dentro do terceiro, porém, os períodos ficam lado a lado: um “entretanto” antes de “O que ela fez” mostraria a oposição.',
      'Os cinco elementos estão aqui, e o detalhamento das oficinas retoma Nise. Proposta completa e coerente com o texto.',
    ],
    general:
      'Texto de quem lê e pensa. A volta a Itaguaí no fim fecha o círculo sem forçar. Revise a vírgula entre sujeito e verbo, seu único hábito a vencer.',
    annotations: [
      {
        quote: 'a sua pergunta ainda incomoda: quem decide o que é normal?',
        competence: 2,
        tone: 'elogio',
        comment: 'Você extraiu do conto uma pergunta que serve ao tema. É assim que a literatura vira argumento.',
      },
      {
        quote: 'e nunca mais voltar, aprendeu a esconder',
        competence: 1,
        tone: 'correcao',
        comment: 'O sujeito é longo, mas não se separa do verbo por vírgula: “…nunca mais voltar aprendeu a esconder”.',
      },
      {
        quote: 'Se o manicômio se foi, o julgamento ficou.',
        competence: 4,
        tone: 'elogio',
        comment: 'Transição concisa que encerra um parágrafo e abre outro por contraste.',
      },
      {
        quote: 'muitos municípios pequenos não possui',
        competence: 1,
        tone: 'correcao',
        comment: 'Núcleo no plural: “muitos municípios pequenos não possuem”.',
      },
      {
        quote: 'Enquanto ele espera, o preconceito fala mais alto do que o médico.',
        competence: 3,
        tone: 'elogio',
        comment: 'Consequência dita com força e sem exagero. Une a fila ao estigma em uma frase.',
      },
      {
        quote: 'a abertura de oficinas de arte como as de Nise',
        competence: 5,
        tone: 'elogio',
        comment: 'Detalhamento que nasce do próprio argumento: proposta e texto são uma coisa só.',
      },
    ],
  },
  {
    key: 'nao-e-frescura',
    theme: 'estigma-doencas-mentais',
    title: 'Não é frescura',
    text: `A série "13 Reasons Why" fez muito sucesso entre os adolescentes ao mostrar o sofrimento de uma jovem que não foi ouvida pelos colegas nem pelos adultos. Apesar das críticas que recebeu, a série levantou um debate necessário: o estigma em torno das doenças mentais ainda faz com que muita gente sofra calada.
Esse silêncio começa dentro de casa. Em muitas famílias, falar de tristeza é visto como fraqueza, principalmente para os meninos, que crescem ouvindo que homem não chora. Quando um filho diz que não está bem, a resposta costuma ser que ele tem tudo e não tem do que reclamar. Dessa forma, o jovem aprende que o seu sofrimento não é real e deixa de pedir ajuda, o que pode agravar o quadro.
A escola também não está preparada para lidar com a situação. Apesar de existir uma lei que prevê psicólogos na rede pública, poucas unidades contam com esse profissional, e os professores, sobrecarregados, nem sempre percebem os sinais. No colégio em que estudo, em Goiânia, há uma psicóloga, mas a porta da sala dela fica de frente para o pátio, e quase ninguém entra por medo de ser visto. O próprio espaço acaba reforçando a vergonha.
Além disso, as redes sociais mostram uma felicidade falsa. Todos postam viagens, festas e sorrisos, e quem está triste sente que é o único. As redes também banalizam as doenças, com pessoas que se dizem ansiosas ou bipolares por qualquer motivo, como se fosse um traço de personalidade.
Fica claro, então, que é preciso mudar essa realidade. O Ministério da Saúde deve fazer campanhas sobre o assunto, e a população precisa se informar mais e julgar menos.`,
    grades: [160, 120, 120, 120, 80],
    zero: null,
    comments: [
      'Escrita correta, fluente, com pouquíssimos desvios (“Apesar de” repetido e uma ou outra vírgula). É o seu ponto forte.',
      'Tema completo. A série é citada e largada na introdução, e a lei vem sem nome. Escolha um repertório e faça com que ele participe de um argumento.',
      'Casa, escola, redes: são três frentes para uma página só, e nenhuma chega ao fundo. A porta da psicóloga daria um parágrafo inteiro. Escolha duas.',
      'Boa ligação entre o primeiro e o segundo parágrafo (“Esse silêncio”). Depois, “também” e “Além disso” apenas empilham. Mostre a relação entre as ideias.',
      'É aqui que estão os pontos que faltam: há agente e ação, mas não meio, finalidade nem detalhe. Reserve seis linhas para a proposta e responda às cinco perguntas.',
    ],
    general:
      'Você escreve muito bem e observa melhor ainda: a porta que dá para o pátio diz tudo sobre o estigma. Planeje menos argumentos e guarde espaço para uma proposta completa.',
    annotations: [
      {
        quote: 'Esse silêncio começa dentro de casa.',
        competence: 4,
        tone: 'elogio',
        comment: 'Retomada simples e eficiente. Faça o mesmo na abertura dos outros parágrafos.',
      },
      {
        quote: 'a porta da sala dela fica de frente para o pátio',
        competence: 3,
        tone: 'elogio',
        comment: 'Observação preciosa: o espaço da escola também cria estigma. Este é o argumento que só você tem.',
      },
      {
        quote: 'existir uma lei que prevê psicólogos na rede pública',
        competence: 2,
        tone: 'orientacao',
        comment: 'Lei citada sem nome perde força. É de 2019; procure o número e diga por que não é cumprida.',
      },
      {
        quote: 'Além disso, as redes sociais mostram uma felicidade falsa.',
        competence: 3,
        tone: 'orientacao',
        comment: 'Terceiro argumento que abre sem espaço para crescer. Corte-o e aprofunde os dois primeiros.',
      },
      {
        quote: 'deve fazer campanhas sobre o assunto',
        competence: 5,
        tone: 'orientacao',
        comment: 'Que campanhas, onde, com que objetivo? “Sobre o assunto” deixa a ação vaga.',
      },
    ],
  },
  {
    key: 'minha-tia-e-a-janela',
    theme: 'estigma-doencas-mentais',
    title: null,
    text: `As doenças mentais sempre existiu no mundo e muitas pessoas sofre com isso. A depressão é conhecida como o mal do século, e mesmo assim as pessoas tem preconceito e acham que é coisa de quem não tem o que fazer.
Minha tia teve depressão, ela ficava o dia todo na janela sem falar nada e as pessoas da família falava que ela tinha que arrumar um serviço, que era falta de Deus. Ninguém levou ela no médico. Só depois que ela ficou muito mal que levaram, e o médico falou que era doença mesmo e que precisava de remédio, igual quem tem diabete precisa de insulina. Hoje ela esta bem melhor mas ainda tem gente que fala dela.
As pessoas tem medo de falar que vai no psicólogo porque acham que psicólogo é pra louco. Isso é errado, o psicólogo é um médico da mente. No emprego também, se a pessoa fala que tem depressão ela não é contratada, ou é mandada embora. E as pessoas que tem esquizofrenia sofre mais ainda porque as pessoas tem medo, acham que vão ser atacadas, e isso não é verdade na maioria das vezes.
Na televisão e nos filmes o louco é sempre o vilão. Isso faz as pessoas ter mais medo ainda.
O governo precisa fazer palestras nas escolas e nos postos de saúde para que as pessoas entenda que doença mental é doença igual as outras. A população tem que ter mais empatia e se colocar no lugar do outro, porque ninguém sabe o dia de amanhã e pode acontecer com qualquer um.`,
    grades: [80, 120, 80, 80, 120],
    zero: null,
    comments: [
      'A concordância falha em quase todo parágrafo (“as doenças… existiu”, “as pessoas… sofre”), e há marcas de fala. Sublinhe cada verbo e pergunte quem é o sujeito dele.',
      'Você entendeu bem o tema e a comparação com a insulina é muito boa. Ainda falta um repertório de fora, além do que você viveu.',
      'Há posição, e ela é justa. Mas os exemplos (tia, emprego, esquizofrenia, filmes) se acumulam sem que um puxe o outro. Escolha dois e explique por que acontecem.',
      '“As pessoas” aparece oito vezes. Experimente “a família”, “os vizinhos”, “os patrões”: além de variar, o texto fica mais preciso.',
      'Agente, ação e finalidade estão presentes: a melhor parte do texto. Complete com o modo de fazer as palestras.',
    ],
    general:
      'Que bom que você confiou essa história ao papel. Ela prova que o preconceito atrasa o tratamento: diga isso com todas as letras e o texto já terá uma tese.',
    annotations: [
      {
        quote: 'As doenças mentais sempre existiu',
        competence: 1,
        tone: 'correcao',
        comment: 'Sujeito no plural: “As doenças mentais sempre existiram”.',
      },
      {
        quote: 'igual quem tem diabete precisa de insulina',
        competence: 3,
        tone: 'elogio',
        comment: 'Comparação clara, que desmonta o preconceito em uma linha. Guarde-a para a tese.',
      },
      {
        quote: 'Hoje ela esta bem melhor mas ainda tem gente',
        competence: 1,
        tone: 'correcao',
        comment: '“Está”, com acento, e vírgula antes do “mas”: “está bem melhor, mas ainda há quem fale”.',
      },
      {
        quote: 'o psicólogo é um médico da mente',
        competence: 2,
        tone: 'correcao',
        comment: 'Psicólogo não é médico; o médico é o psiquiatra. Trocar os dois enfraquece o argumento.',
      },
      {
        quote: 'Isso faz as pessoas ter mais medo ainda.',
        competence: 3,
        tone: 'orientacao',
        comment: 'Parágrafo de duas frases. Dê um exemplo de filme e explique como ele cria o medo.',
      },
      {
        quote: 'para que as pessoas entenda que doença mental é doença',
        competence: 5,
        tone: 'orientacao',
        comment: 'Finalidade presente, muito bem. Corrija para “entendam” e acrescente quem dará as palestras.',
      },
    ],
  },
  {
    key: 'minha-tia-e-a-janela-reescrita',
    theme: 'estigma-doencas-mentais',
    title: null,
    text: `Quem tem diabetes toma insulina e ninguém chama isso de falta de fé. Já quem tem depressão precisa, além de se tratar, se explicar para todo mundo. Essa diferença mostra que no Brasil as doenças mentais ainda são cercadas por um estigma, que nasce da falta de informação e que atrasa o tratamento de quem precisa.
A falta de informação aparece primeiro na família. Minha tia passou meses sentada na janela, sem conversar, e os parentes diziam que ela precisava arrumar um serviço ou rezar mais. Só quando ela ficou muito mal foi levada ao médico, que explicou que era uma doença e que tinha remédio. Se a família soubesse disso antes, ela teria sofrido menos. Segundo a Organização Mundial da Saúde, a depressão é uma das doenças que mais incapacita no mundo, ou seja, não é um caso raro e nem uma fraqueza.
Além da família, o trabalho também alimenta o preconceito. Muitos trabalhadores escondem que fazem terapia com medo de perder o emprego ou de não ser contratados, porque acham que vão ser vistos como problema. Assim eles continuam trabalhando doentes, faltam, pioram e acabam sendo demitidos do mesmo jeito. Os filmes ajudam nisso, pois quase sempre o personagem com transtorno é o vilão que ataca os outros, e o patrão que só conhece a doença pela tela tem medo do funcionário.
Por isso, o Ministério da Saúde deve realizar rodas de conversa nas escolas e nos postos de saúde, para que as famílias aprenda a reconhecer os sinais e procurem ajuda cedo. Com mais informação, ninguém vai precisar ficar tanto tempo na janela.`,
    grades: [120, 120, 120, 120, 120],
    zero: null,
    comments: [
      'Salto grande: quase toda a concordância foi corrigida. Ainda há “as famílias aprenda”, “uma das doenças que mais incapacita” e vírgulas a revisar.',
      'O dado da OMS já é um repertório de fora e pertinente, mas ficou genérico. Explique o que significa “incapacitar” na vida de alguém como a sua tia.',
      'Agora há tese e dois argumentos que a cumprem. O próximo passo é ligar os filmes ao trabalho com mais calma: são duas ideias em uma frase.',
      'As repetições diminuíram e os parágrafos se retomam. “Além da família, o trabalho também” ainda soa repetido.',
      'Agente, ação e finalidade. Falta o como: quem conduz as rodas, com que material?',
    ],
    general:
      'A abertura com a insulina ficou excelente e a janela no fim emociona. Você transformou um relato em argumento: esse é o caminho.',
    annotations: [
      {
        quote: 'Quem tem diabetes toma insulina e ninguém chama isso de falta de fé.',
        competence: 3,
        tone: 'elogio',
        comment: 'A comparação virou tese. Abertura forte e só sua.',
      },
      {
        quote: 'Segundo a Organização Mundial da Saúde',
        competence: 2,
        tone: 'orientacao',
        comment: 'Boa fonte. Aproxime o dado do seu exemplo: o que a sua tia deixou de fazer naqueles meses?',
      },
      {
        quote: 'uma das doenças que mais incapacita',
        competence: 1,
        tone: 'correcao',
        comment: '“Que” retoma “doenças”: “uma das doenças que mais incapacitam”.',
      },
      {
        quote: 'Assim eles continuam trabalhando doentes, faltam, pioram e acabam sendo demitidos',
        competence: 3,
        tone: 'elogio',
        comment: 'Encadeamento de consequências bem feito: o leitor acompanha cada passo.',
      },
      {
        quote: 'para que as famílias aprenda a reconhecer',
        competence: 1,
        tone: 'correcao',
        comment: '“As famílias aprendam”, no mesmo plural de “procurem”.',
      },
      {
        quote: 'deve realizar rodas de conversa',
        competence: 5,
        tone: 'orientacao',
        comment: 'Melhor do que “palestras”. Diga com quem: psicólogos do posto, agentes de saúde?',
      },
    ],
    rewrites: 'minha-tia-e-a-janela',
  },
];
