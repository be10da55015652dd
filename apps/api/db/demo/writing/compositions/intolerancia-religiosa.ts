import type { WrittenText } from '../shape';

export const intoleranciaReligiosaTexts: readonly WrittenText[] = [
  {
    key: 'a-pedra-no-caminho-da-menina',
    theme: 'intolerancia-religiosa',
    title: null,
    text: `Em junho de 2015, no Rio de Janeiro, uma menina de onze anos voltava de uma festa de candomblé quando foi atingida na cabeça por uma pedra. Vestia branco, e isso bastou. O episódio, que correu o país, desmente a imagem de um Brasil cordial, no qual todas as crenças conviveriam em paz. Para combater a intolerância religiosa, é preciso reconhecer que ela tem cor e endereço e que se alimenta, sobretudo, do desconhecimento.
De início, convém lembrar que a violência não recai igualmente sobre todos os fiéis. As religiões de matriz africana foram tratadas como caso de polícia até meados do século XX: terreiros eram invadidos, e seus objetos sagrados, apreendidos como prova de crime. Parte desse acervo só deixou um museu policial carioca em 2020, depois de décadas de pedidos das lideranças. Assim, quando alguém atira uma pedra contra uma criança vestida de branco, repete, talvez sem saber, um gesto que o próprio Estado ensinou. A intolerância, portanto, não é um desvio de indivíduos isolados, mas a herança de um racismo que escolheu a fé do outro como alvo.
A esse passado soma-se a ignorância do presente. Embora a Lei 10.639, de 2003, tenha tornado obrigatório o ensino de história e cultura afro-brasileira, muitas escolas ainda reduzem o assunto a um cartaz em novembro. Sem conhecer o significado de um orixá ou de um rito, o estudante preenche o vazio com o que ouve, e o que ouve costuma ser medo. A escritora nigeriana Chimamanda Adichie chama de "história única" a narrativa que, repetida, transforma um povo em uma só coisa. É o que ocorre com o candomblé e a umbanda: apresentados apenas como ameaça, deixam de ser vistos como religião e passam a ser tolerados, no melhor dos casos, ou apedrejados, no pior.
Cabe, então, ao Ministério da Educação garantir o cumprimento dessa lei, por meio da formação continuada de professores em parceria com lideranças religiosas de diferentes tradições, a fim de que o conhecimento desfaça o medo antes que ele vire pedra. Só então a menina de branco poderá voltar da festa sem que ninguém precise contar a sua história.`,
    grades: [200, 200, 200, 200, 160],
    zero: null,
    comments: [
      'Escrita segura, com períodos longos bem pontuados e vocabulário preciso. Nada a corrigir: continue lendo em voz alta antes de entregar, que está funcionando.',
      'Três repertórios diferentes, todos legitimados e trabalhados: o fato abre, a lei sustenta e Chimamanda explica. O conceito de “história única” é aplicado, e não apenas citado.',
      'O projeto é visível do primeiro ao último parágrafo: “cor e endereço” vira o segundo parágrafo, “desconhecimento” vira o terceiro. A pedra que volta no fim mostra planejamento.',
      'Ligações variadas e precisas (“De início”, “A esse passado soma-se”, “Cabe, então”). A retomada por sentido entre os parágrafos é o ponto alto.',
      'Quatro elementos claros: agente, ação, meio e finalidade. Faltou o detalhamento: conte, por exemplo, como seria essa parceria dentro da escola, com que frequência e em que anos.',
    ],
    general:
      'Um texto para ler em voz alta na turma. A circularidade (a menina, a pedra) emociona sem apelar e cada frase trabalha para a tese. Falta só um detalhe a mais na proposta para a nota máxima.',
    annotations: [
      {
        quote: 'Vestia branco, e isso bastou.',
        competence: 3,
        tone: 'elogio',
        comment: 'Frase curta, no lugar certo, com toda a força do argumento. Ritmo também é recurso de quem argumenta.',
      },
      {
        quote: 'é preciso reconhecer que ela tem cor e endereço',
        competence: 3,
        tone: 'elogio',
        comment: 'Tese clara e com duas pontas, que os parágrafos seguintes desenvolvem na mesma ordem.',
      },
      {
        quote: 'repete, talvez sem saber, um gesto que o próprio Estado ensinou',
        competence: 2,
        tone: 'elogio',
        comment: 'É aqui que o fato histórico vira argumento: você mostrou a ligação entre o passado e a pedra.',
      },
      {
        quote: 'A esse passado soma-se a ignorância do presente.',
        competence: 4,
        tone: 'elogio',
        comment: 'Transição exemplar: retoma o parágrafo anterior e anuncia o novo em uma só linha.',
      },
      {
        quote: 'em parceria com lideranças religiosas de diferentes tradições',
        competence: 5,
        tone: 'orientacao',
        comment: 'Ótimo meio. Desdobre-o: rodas de conversa a cada bimestre? visitas a terreiros e igrejas? É o elemento que falta.',
      },
    ],
  },
  {
    key: 'todos-tem-direito-a-fe',
    theme: 'intolerancia-religiosa',
    title: 'Respeito em primeiro lugar',
    text: `O Brasil é um país muito grande e com muitas religiões diferentes, isso acontece por causa da mistura de povos que vieram para cá. Porém, essa diversidade não é respeitada, e a intolerância religiosa é um problema que cresce cada vez mais. Por isso, é importante discutir caminhos para combater esse mal.
Em primeiro lugar, a Constituição Federal de 1988 diz que é inviolável a liberdade de crença e que todos podem exercer o seu culto. Mas na prática isso não acontece, pois muitas pessoas sofrem preconceito por causa da sua religião, principalmente às religiões que vieram da África. Na minha cidade, em Campina Grande, tem um terreiro que já foi pichado duas vezes e os moradores da rua fizeram um abaixo assinado para ele sair dali, falando que era por causa do barulho. Mas a igreja da mesma rua tem culto com caixa de som toda quarta-feira, e ninguém reclama. Isso mostra que o problema não é o som.
Em segundo lugar, a falta de educação sobre o assunto também contribue. Nas escolas não se fala das religiões, ou se fala só de uma, e assim os alunos crescem achando que a sua é a única certa. O preconceito vem da falta de conhecimento, pois as pessoas tem medo daquilo que não conhecem. Além disso, nas redes sociais existem muitos vídeos falando mal da religião dos outros e muitos jovens acabam acreditando e compartilhando os mesmos.
Portanto, medidas devem ser tomadas. O Ministério da Educação, junto com as escolas, devem promover palestras e feiras sobre as religiões, para que os alunos aprendam a respeitar o próximo. Dessa forma, o Brasil será um país mais justo e sem intolerância.`,
    grades: [120, 120, 120, 120, 120],
    zero: null,
    comments: [
      'Leitura fluente, com desvios que se notam: crase indevida, “contribue”, “tem” sem acento no plural e “os mesmos” no lugar de pronome. Vale criar a sua lista pessoal de revisão.',
      'Tema completo. A Constituição é um repertório legítimo, mas aparece do jeito que todos usam, sem ligação com a cena do terreiro. Una as duas coisas e o parágrafo cresce.',
      'O exemplo do terreiro e da igreja é o melhor trecho do texto. Já o terceiro parágrafo reúne escola, medo e redes sociais sem desenvolver nenhum: escolha um.',
      'Há ligação entre as partes, porém previsível (“Em primeiro lugar”, “Em segundo lugar”, “Portanto”), e “Mas” abre dois períodos quase seguidos.',
      'Agente, ação e finalidade: três elementos. Diga como as feiras serão feitas e quem falará nelas.',
    ],
    general:
      'Você observou algo que muita gente não vê: duas casas de fé na mesma rua e dois pesos. Construa o próximo texto em volta de uma observação assim, do começo ao fim.',
    annotations: [
      {
        quote: 'religiões diferentes, isso acontece',
        competence: 1,
        tone: 'correcao',
        comment: 'São duas frases completas: separe com ponto ou ligue com “o que acontece”.',
      },
      {
        quote: 'principalmente às religiões',
        competence: 1,
        tone: 'correcao',
        comment: 'Não há aqui palavra que peça “a”, por isso não há crase: “principalmente os fiéis das religiões…”.',
      },
      {
        quote: 'Isso mostra que o problema não é o som.',
        competence: 3,
        tone: 'elogio',
        comment: 'Conclusão certeira de um exemplo que é só seu. Este é o tipo de autoria que a competência 3 procura.',
      },
      {
        quote: 'também contribue',
        competence: 1,
        tone: 'correcao',
        comment: 'Verbos como contribuir, possuir e incluir terminam em i: “contribui”, “possui”, “inclui”.',
      },
      {
        quote: 'compartilhando os mesmos',
        competence: 4,
        tone: 'orientacao',
        comment: '“O mesmo” não substitui pronome. Diga “compartilhando-os” ou repita com um sinônimo.',
      },
      {
        quote: 'devem promover palestras e feiras',
        competence: 5,
        tone: 'orientacao',
        comment: 'Boa ação. Como? Com convidados de várias tradições, uma vez por semestre? O meio vale um nível inteiro.',
      },
    ],
  },
  {
    key: 'cada-um-com-sua-crenca',
    theme: 'intolerancia-religiosa',
    title: null,
    text: `A intolerância religiosa é quando uma pessoa não aceita a religião da outra. Isso vem desde muito tempo atrás, nas Cruzadas e na Inquisição muita gente morreu por causa da religião, e hoje em dia ainda continua acontecendo mesmo com toda a tecnologia que a gente tem.
No Brasil os portugueses quando chegaram não respeitaram a religião dos índios e nem dos africanos, e obrigaram eles a serem católicos. Com isso as pessoas foram aprendendo que só uma religião era a certa e as outras era coisa do mal. Até hoje tem gente que fala isso de quem é da umbanda, sem nunca ter entrado lá para saber como que é. Também acontece com os evangélicos que são chamados de crente como se fosse xingamento, e com quem não tem religião nenhuma, que as pessoas acham que é pessoa ruim.
A internet ela piorou isso, pois as pessoas se esconde atrás de um perfil falso pra xingar. Eu já vi comentários muito pesados em um vídeo de uma festa de Iemanjá. Esses comentários ficam lá e ninguém apaga. Os donos das redes sociais não faz nada, e a polícia diz que não tem como descobrir quem foi.
Religião é uma coisa que era para unir as pessoas e não para separar. Jesus mesmo andava com todo tipo de gente. Cada um tem que respeitar o outro pois ninguém é melhor do que ninguém.
Para combater a intolerância religiosa as autoridades devem punir quem comete esse crime e a família deve ensinar o respeito dentro de casa.`,
    grades: [120, 120, 120, 80, 80],
    zero: null,
    comments: [
      'Você se faz entender bem. Os desvios mais frequentes são de concordância (“as outras era”, “as pessoas se esconde”), a retomada desnecessária do sujeito (“A internet ela”) e vírgulas que faltam.',
      'O tema está completo e a história foi usada para explicar o presente. Cruzadas e Inquisição passam depressa demais: ficar só com a colonização já daria um bom parágrafo.',
      'Gostei de você lembrar que a intolerância atinge grupos diferentes. As ideias estão lá, mas o quarto parágrafo é mais um conselho do que um argumento.',
      'Quase não há conectivos entre os parágrafos e “pessoas” se repete muito. Comece cada parágrafo dizendo que relação ele tem com o anterior (causa, soma, oposição).',
      '“As autoridades” é um agente genérico: quem? a Polícia Civil, o Ministério Público? Com nome, meio e finalidade, a proposta mais que dobra.',
    ],
    general:
      'Há boa leitura da história e atenção à internet, que é onde você vive o problema. Escolha dois argumentos, ligue um ao outro e escreva uma proposta com nome e sobrenome.',
    annotations: [
      {
        quote: 'obrigaram eles a serem católicos',
        competence: 1,
        tone: 'correcao',
        comment: 'Como complemento do verbo, use o pronome oblíquo: “obrigaram-nos a ser católicos”.',
      },
      {
        quote: 'as outras era coisa do mal',
        competence: 1,
        tone: 'correcao',
        comment: 'Sujeito no plural, verbo no plural: “as outras eram”.',
      },
      {
        quote: 'A internet ela piorou',
        competence: 1,
        tone: 'correcao',
        comment: 'O pronome repete o sujeito, como na fala. Basta “A internet piorou”.',
      },
      {
        quote: 'são chamados de crente como se fosse xingamento',
        competence: 3,
        tone: 'elogio',
        comment: 'Você ampliou o problema com um exemplo que pouca gente lembra. Boa visão do conjunto.',
      },
      {
        quote: 'Jesus mesmo andava com todo tipo de gente.',
        competence: 2,
        tone: 'orientacao',
        comment: 'O leitor pode não ter a mesma fé. Para convencer a todos, prefira um repertório que não dependa de crença.',
      },
      {
        quote: 'as autoridades devem punir',
        competence: 5,
        tone: 'orientacao',
        comment: 'Agente genérico. Troque por um órgão real e diga por que meio a punição aconteceria.',
      },
    ],
  },
];
