import type { WrittenText } from '../shape';

export const povosTradicionaisTexts: readonly WrittenText[] = [
  {
    key: 'o-machado-e-o-coco',
    theme: 'povos-tradicionais',
    title: 'O machado e o coco',
    text: `Minha avó quebrou coco babaçu a vida toda no interior do Maranhão, sentada no chão, com o machado preso debaixo da perna. Dizia que a palmeira era mãe, porque dava o azeite, o carvão, a palha do telhado e o leite do cuscuz. Modos de vida como o dela, que existem também entre indígenas, quilombolas e ribeirinhos, são pouco valorizados no Brasil, e isso se deve à disputa pela terra e à ideia de que desenvolvimento é só aquilo que se vende.
A princípio, a desvalorização tem cerca e porteira. Com o avanço das fazendas, os babaçuais foram cercados, e as quebradeiras passaram a ser tratadas como invasoras no lugar onde sempre trabalharam. Foi preciso que elas se organizassem para que alguns municípios aprovassem a Lei do Babaçu Livre, que garante a coleta mesmo em área particular. O exemplo mostra que esses povos não pede favor: pedem que o Estado reconheça um direito que já existia antes da cerca.
Além da terra, existe uma disputa de ideias. O escritor indígena Ailton Krenak critica a noção de que a natureza é um recurso, separada de nós, e lembra que há povos para os quais o rio é um avô. Para quem pensa assim, derrubar a mata não é progresso, é luto. Porém na escola esses conhecimentos aparece como lenda ou como coisa do passado. Eu mesma só vi as quebradeiras em um livro didático uma vez, em uma legenda de foto, e tive vergonha de dizer que aquela podia ser a minha avó. Um país que ensina a criança a ter vergonha dos seus, perde a chance de aprender com eles.
Portanto, o Ministério da Educação deve inserir os saberes dos povos tradicionais no currículo, por meio da produção de livros escritos em parceria com as próprias comunidades, a fim de que as novas gerações reconheçam neles um conhecimento e não um atraso. Assim, nenhuma neta vai precisar esconder o machado da avó.`,
    grades: [160, 160, 160, 120, 160],
    zero: null,
    comments: [
      'Muito boa escrita. Sobraram duas concordâncias (“esses povos não pede”, “conhecimentos aparece”), uma vírgula entre sujeito e verbo e outra que falta depois de “Porém”.',
      'Krenak e a Lei do Babaçu Livre são repertórios pertinentes. O segundo merecia mais: o que mudou para as quebradeiras onde a lei foi aprovada?',
      'Autoria de sobra: a cerca, o luto, a vergonha da legenda. Só faltou responder, na proposta, ao argumento da terra.',
      '“A princípio” quer dizer “no começo, mas depois mudou”; você queria “em princípio” ou “de início”. As retomadas são boas, porém há poucos conectivos dentro dos parágrafos.',
      'Quatro elementos: agente, ação, meio e finalidade. Detalhe como seria a parceria com as comunidades e chegue aos 200.',
    ],
    general:
      'Que texto bonito, e que bom que você não escondeu o machado. A memória da sua avó virou argumento, com respeito e inteligência. Cuide dos verbos no plural.',
    annotations: [
      {
        quote: 'Dizia que a palmeira era mãe',
        competence: 3,
        tone: 'elogio',
        comment: 'Abertura que ensina um modo de ver o mundo antes mesmo da tese. Muita autoria.',
      },
      {
        quote: 'esses povos não pede favor: pedem que',
        competence: 1,
        tone: 'correcao',
        comment: 'Você acertou o segundo verbo e esqueceu o primeiro: “não pedem favor”.',
      },
      {
        quote: 'A princípio, a desvalorização',
        competence: 4,
        tone: 'orientacao',
        comment: '“A princípio” indica algo que depois muda. Para abrir o primeiro argumento, use “De início”.',
      },
      {
        quote: 'derrubar a mata não é progresso, é luto',
        competence: 2,
        tone: 'elogio',
        comment: 'Aqui a leitura de Krenak se transforma em pensamento seu. Excelente.',
      },
      {
        quote: 'a ter vergonha dos seus, perde a chance',
        competence: 1,
        tone: 'correcao',
        comment: 'Não se separa o sujeito do verbo: retire a vírgula antes de “perde”.',
      },
      {
        quote: 'livros escritos em parceria com as próprias comunidades',
        competence: 5,
        tone: 'elogio',
        comment: 'Meio coerente com a sua tese: quem tem o saber é quem escreve. Conte um pouco mais de como seria.',
      },
    ],
  },
  {
    key: 'os-guardioes-da-floresta',
    theme: 'povos-tradicionais',
    title: null,
    text: `Os povos e comunidades tradicionais são aqueles que vivem de acordo com a sua cultura e com a natureza, como os índios, os quilombolas, os ciganos e os pescadores. Eles são muito importantes para o Brasil, mas infelizmente não são valorizados pela sociedade nem pelo governo.
Esses povos são importantes pois preservam a natureza. Onde tem terra indígena a floresta continua de pé, e onde não tem ela é derrubada para virar pasto. Eles sabem tirar da natureza só o que precisam, diferente das grandes empresas que só pensa no lucro. Se não fosse eles, a Amazônia já tinha acabado e o aquecimento global seria bem pior.
Apesar disso, eles sofrem muito preconceito. Muitas pessoas acham que índio tem que andar pelado e que se usa celular não é mais índio. Isso é um absurdo, porque a cultura muda com o tempo e todo mundo usa celular hoje em dia. Os ciganos também sofrem, pois as pessoas acham que eles são ladrões, e muitas lojas não deixam eles entrar. Os quilombolas poucas pessoas nem sabe que existe.
A mídia mostra pouco esses povos e quando mostra é de um jeito errado. Nas novelas quase não tem atores indígenas. As músicas deles também não toca na rádio.
O garimpo ilegal é outro problema muito grave, que polui os rios com mercúrio e traz doenças e violência para as aldeias.
Conclui-se que os povos tradicionais precisam ser valorizados. O governo deve proteger as terras deles e a sociedade deve acabar com o preconceito e respeitar as diferenças.`,
    grades: [120, 120, 80, 120, 80],
    zero: null,
    comments: [
      'Frases claras e bem paragrafadas. Reveja concordância (“empresas que só pensa”, “poucas pessoas nem sabe”), “se não fossem eles” e prefira “indígena” a “índio”.',
      'Tema completo, com boas informações gerais. Falta repertório com nome: uma pessoa, um livro, uma lei que sustente o que você diz.',
      'São cinco assuntos (floresta, preconceito, mídia, música, garimpo) em poucas linhas. Nenhum se desenvolve. Fique com dois e pergunte de cada um: por quê? e daí?',
      'A ligação é regular, com “Apesar disso” bem usado. Os parágrafos da mídia e do garimpo caem de paraquedas.',
      'Há agente e ação, mas genéricos: proteger como? “A sociedade deve acabar com o preconceito” é desejo, não proposta.',
    ],
    general:
      'Você sabe bastante sobre o assunto. Agora é escolher: menos temas, mais explicação. O exemplo do celular é ótimo e dá um parágrafo inteiro.',
    annotations: [
      {
        quote: 'Onde tem terra indígena a floresta continua de pé',
        competence: 3,
        tone: 'elogio',
        comment: 'Argumento forte e fácil de ver em qualquer mapa. Uma fonte ao lado dele o tornaria irresistível.',
      },
      {
        quote: 'Se não fosse eles, a Amazônia já tinha acabado',
        competence: 1,
        tone: 'correcao',
        comment: '“Se não fossem eles, a Amazônia já teria acabado”: plural e tempo composto da hipótese.',
      },
      {
        quote: 'que se usa celular não é mais índio',
        competence: 3,
        tone: 'elogio',
        comment: 'Estereótipo bem lembrado e bem respondido. Desenvolva: quem ganha quando se pensa assim?',
      },
      {
        quote: 'Os quilombolas poucas pessoas nem sabe que existe.',
        competence: 1,
        tone: 'correcao',
        comment: 'A ordem ficou truncada. Tente: “Quanto aos quilombolas, muitas pessoas nem sabem que existem”.',
      },
      {
        quote: 'O garimpo ilegal é outro problema muito grave',
        competence: 3,
        tone: 'orientacao',
        comment: 'Assunto enorme em uma linha. Ou vira argumento central, ou sai do texto.',
      },
      {
        quote: 'O governo deve proteger as terras deles',
        competence: 5,
        tone: 'orientacao',
        comment: 'Que órgão? Por que meio? Com a demarcação, a fiscalização? Diga também para quê.',
      },
    ],
  },
  {
    key: 'os-guardioes-da-floresta-reescrita',
    theme: 'povos-tradicionais',
    title: null,
    text: `Visto de cima, o mapa da Amazônia mostra manchas verdes cercadas de marrom. As manchas são, em grande parte, as terras onde vivem os povos indígenas, e o marrom é o que foi derrubado em volta. Essa imagem devia bastar para que as comunidades tradicionais fossem valorizadas no Brasil, mas elas ainda enfrentam o preconceito e a falta de proteção dos seus territórios.
O preconceito aparece quando se exige que esses povos fique parados no tempo. Muita gente diz que o indígena que usa celular deixou de ser indígena, como se a cultura dos outros fosse um museu. O escritor Daniel Munduruku, que é indígena e doutor em Educação, costuma criticar a palavra "índio" por ser um apelido que apaga mais de duzentos povos diferentes. Essa visão antiga serve a um interesse, pois se não existe mais indígena "de verdade" não é preciso devolver terra nenhuma.
É justamente a terra o segundo problema. Sem a demarcação, as aldeias e os quilombos ficam expostos ao garimpo ilegal, que joga mercúrio nos rios, contamina o peixe e adoece as crianças. Os moradores denuncia, mas a fiscalização demora a chegar e os invasores voltam na semana seguinte. Desse jeito quem protege a floresta para todos acaba ficando sem proteção de ninguém.
Por isso, o Governo Federal precisa acelerar a demarcação dos territórios tradicionais, aumentando o número de fiscais da Funai e do Ibama. Enquanto isso não for feito, a mancha verde do mapa vai continuar encolhendo.`,
    grades: [120, 160, 120, 120, 120],
    zero: null,
    comments: [
      'Texto mais limpo, com alguns desvios de concordância que insistem (“povos fique”, “os moradores denuncia”) e vírgulas a acrescentar depois de “Desse jeito” e antes de “não é preciso”.',
      'Daniel Munduruku é repertório legítimo e ajuda a discutir o preconceito. Explore um pouco mais a ideia de apelido e o uso será produtivo.',
      'De cinco assuntos para dois: ótima decisão. A frase sobre o interesse por trás do preconceito é autoral. O parágrafo da terra ainda descreve mais do que explica.',
      'A passagem “É justamente a terra o segundo problema” liga muito bem. Faltam conectivos entre os períodos do meio.',
      'Agente, ação e meio, agora com nomes. A última frase traz um alerta, e não a finalidade: escreva “a fim de que…” e diga o que muda para as comunidades.',
    ],
    general:
      'A imagem do mapa dá unidade ao texto inteiro. Você mostrou que sabe escolher e aprofundar. Próximo passo: uma revisão dedicada só à concordância.',
    annotations: [
      {
        quote: 'o mapa da Amazônia mostra manchas verdes cercadas de marrom',
        competence: 3,
        tone: 'elogio',
        comment: 'Abertura visual, que transforma a informação da primeira versão em prova.',
      },
      {
        quote: 'esses povos fique parados no tempo',
        competence: 1,
        tone: 'correcao',
        comment: '“Que esses povos fiquem parados”: o verbo segue o plural.',
      },
      {
        quote: 'O escritor Daniel Munduruku, que é indígena e doutor em Educação',
        competence: 2,
        tone: 'elogio',
        comment: 'Você deu voz a quem vive o problema. Escolha certeira de repertório.',
      },
      {
        quote: 'Essa visão antiga serve a um interesse',
        competence: 3,
        tone: 'elogio',
        comment: 'Argumentar é isto: perguntar a quem serve uma ideia.',
      },
      {
        quote: 'Os moradores denuncia',
        competence: 1,
        tone: 'correcao',
        comment: 'Sujeito plural: “Os moradores denunciam”.',
      },
      {
        quote: 'a mancha verde do mapa vai continuar encolhendo',
        competence: 5,
        tone: 'orientacao',
        comment: 'Bonito fecho, que retoma a abertura. Falta, antes dele, o efeito da proposta na vida das comunidades.',
      },
    ],
    rewrites: 'os-guardioes-da-floresta',
  },
  {
    key: 'as-tradicoes-da-minha-familia',
    theme: 'povos-tradicionais',
    title: 'A importância das tradições',
    text: `As tradições são costumes que passam de pai para filho e que fazem parte da vida de todas as famílias. Hoje em dia, com a correria e com a internet, muitas tradições estão se perdendo, e isso é preocupante para o futuro.
Um exemplo é a ceia de Natal. Antes a família inteira se reunia na casa dos avós, todo mundo levava um prato e as crianças faziam apresentação. Agora cada um passa na sua casa ou viaja para a praia, e muitos ficam no celular a noite toda. O mesmo acontece com a festa junina, que antes tinha quadrilha ensaiada e hoje virou show de sertanejo com ingresso caro.
Outra tradição que está acabando é o almoço de domingo. Os pais trabalham até no fim de semana e os filhos preferem pedir lanche no quarto. Com isso, as famílias conversam menos e os jovens não conhecem as histórias dos mais velhos. Eu só descobri que meu bisavô veio da Itália porque faltou luz e minha avó resolveu contar.
Além disso, as escolas não comemoram mais as datas como antigamente, e as crianças não aprendem as cantigas de roda nem as brincadeiras.
Portanto, as famílias devem reservar um dia da semana para ficarem juntas sem celular, e as escolas devem fazer mais festas com a participação dos avós, para que as tradições não morram.`,
    grades: null,
    zero: {
      reason: 'fuga_tema',
      comment:
        'O seu texto fala das tradições das famílias, e a proposta trata dos povos e comunidades tradicionais: indígenas, quilombolas, ribeirinhos, ciganos e outros. A palavra parecida enganou. Releia a frase do tema, grife as palavras-chave e use a mesma organização, que é boa, para escrever sobre esses povos.',
    },
    comments: [],
    general:
      'A estrutura está muito bem: tese, dois argumentos e proposta. O assunto é que ficou fora. Com a mesma organização e o tema certo, você terá um bom texto.',
    annotations: [
      {
        quote: 'As tradições são costumes que passam de pai para filho',
        competence: 2,
        tone: 'orientacao',
        comment: 'Foi aqui que o texto tomou outro rumo. O tema são os povos tradicionais, e não as tradições em geral.',
      },
      {
        quote: 'Eu só descobri que meu bisavô veio da Itália porque faltou luz',
        competence: 3,
        tone: 'elogio',
        comment: 'Detalhe delicioso e bem escrito. Você tem mão para exemplos: procure um dentro do tema.',
      },
      {
        quote: 'para que as tradições não morram',
        competence: 5,
        tone: 'orientacao',
        comment: 'A proposta tem agente, ação e finalidade. Basta dirigi-la ao problema que o tema apresenta.',
      },
    ],
  },
];
