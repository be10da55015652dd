import type { WrittenText } from '../shape';

export const trabalhoDeCuidadoTexts: readonly WrittenText[] = [
  {
    key: 'que-horas-ela-volta',
    theme: 'trabalho-de-cuidado',
    title: null,
    text: `No filme "Que horas ela volta?", Val cria o filho da patroa em São Paulo enquanto a própria filha cresce em Pernambuco, longe dela. A pergunta do título, feita por uma criança à espera, poderia ecoar em milhões de lares brasileiros, nos quais sempre há uma mulher cuidando de alguém sem que ninguém cuide dela. Embora sustente a vida do país, o trabalho de cuidado permanece invisível, tanto porque foi confundido com um dom feminino quanto porque o Estado o transferiu às famílias, ou melhor, às mulheres das famílias.
De início, essa invisibilidade decorre de uma confusão antiga entre amor e obrigação. A pensadora italiana Silvia Federici argumenta que foi preciso convencer as mulheres de que limpar, cozinhar e acalentar eram atributos de sua natureza, pois só assim tais tarefas poderiam ser feitas sem salário. No Brasil, a lição chega cedo: enquanto o menino ganha um carrinho, a menina recebe uma boneca para trocar e uma vassoura do seu tamanho. Anos depois, quando a mãe adoece, ninguém pergunta qual dos filhos ficará com ela; já se sabe que será a filha. O que parecia brinquedo era, na verdade, um contrato, e não houve quem lhe perguntasse se queria assiná-lo.
Esse contrato silencioso, além disso, convém ao poder público. Segundo o IBGE, as mulheres dedicam aos afazeres domésticos e ao cuidado de pessoas quase o dobro das horas dos homens. Onde falta creche, a avó fica com o neto; onde não há centro-dia para idosos, a filha deixa o emprego. Cada vaga que não se abre é coberta, portanto, por uma trabalhadora que não recebe, não contribui para a Previdência e chega à velhice sem renda. Desse modo, a economia que o Estado faz hoje reaparece amanhã sob a forma de uma pobreza que tem gênero e, quase sempre, cor.
Para que essa conta seja dividida, o Ministério do Desenvolvimento e Assistência Social, em parceria com os municípios, deve ampliar a rede pública de cuidados, por meio da construção de creches e centros-dia nos bairros mais pobres, abertos também à noite, horário em que muitas diaristas e enfermeiras trabalham, a fim de que cuidar seja tarefa da família, do Estado e da sociedade. Nesse dia, será possível responder à pergunta do menino: ela volta na hora em que quiser.`,
    grades: [200, 200, 200, 200, 200],
    zero: null,
    comments: [
      'Controle pleno da norma: crases, regências e pontuação de períodos longos sem um tropeço. Parabéns pelo cuidado com cada frase.',
      'O filme, Federici e o dado do IBGE são legítimos, pertinentes e trabalham: nenhum está ali só para constar.',
      'Projeto exemplar: a tese anuncia duas causas, cada parágrafo desenvolve uma e a metáfora do contrato liga as duas. Autoria evidente.',
      'Coesão variada e precisa. “Esse contrato silencioso, além disso” une dois parágrafos por sentido e por conectivo ao mesmo tempo.',
      'Os cinco elementos, com um detalhamento pensado (as creches à noite) que só propõe quem entendeu o problema.',
    ],
    general:
      'Texto exemplar, que vou guardar para mostrar às próximas turmas com a sua licença. Do filme à última frase, tudo tem função. Aproveite a alegria e continue lendo: dá para ver que você lê.',
    annotations: [
      {
        quote: 'sempre há uma mulher cuidando de alguém sem que ninguém cuide dela',
        competence: 3,
        tone: 'elogio',
        comment: 'A inversão resume o problema inteiro e prepara a tese.',
      },
      {
        quote: 'ou melhor, às mulheres das famílias',
        competence: 4,
        tone: 'elogio',
        comment: 'Correção de rota calculada: o leitor sente a injustiça na própria frase.',
      },
      {
        quote: 'foi preciso convencer as mulheres de que limpar, cozinhar e acalentar',
        competence: 2,
        tone: 'elogio',
        comment: 'Paráfrase fiel e clara de uma ideia difícil. E ela explica o exemplo que vem depois.',
      },
      {
        quote: 'O que parecia brinquedo era, na verdade, um contrato',
        competence: 3,
        tone: 'elogio',
        comment: 'Metáfora autoral que fecha este parágrafo e abre o próximo.',
      },
      {
        quote: 'a economia que o Estado faz hoje reaparece amanhã sob a forma de uma pobreza',
        competence: 3,
        tone: 'elogio',
        comment: 'Relação de causa e consequência no tempo: raciocínio de quem domina o assunto.',
      },
      {
        quote: 'abertos também à noite, horário em que muitas diaristas e enfermeiras trabalham',
        competence: 5,
        tone: 'elogio',
        comment: 'Detalhamento que mostra conhecimento do problema real. É o quinto elemento, e não um enfeite.',
      },
    ],
  },
  {
    key: 'a-segunda-jornada-de-dona-lourdes',
    theme: 'trabalho-de-cuidado',
    title: 'Um trabalho sem folga',
    text: `A Constituição Federal de 1988 garante que homens e mulheres são iguais em direitos e obrigações. Porém, quando se fala do trabalho de cuidado, essa igualdade não sai do papel, pois quem cuida da casa, dos filhos e dos doentes é quase sempre a mulher. Os principais desafios para enfrentar a invisibilidade desse trabalho é o machismo e a falta de políticas públicas.
Em primeiro lugar, vale ressaltar o machismo. Desde pequenas as meninas são ensinadas à cuidar da casa e os meninos não. Na casa da minha vizinha, dona Lourdes, ela chega do serviço as seis da tarde e começa a segunda jornada: faz a janta, lava a roupa, ajuda o neto na lição e da banho na mãe, que tem Alzheimer. O marido, que também trabalha, chega e senta no sofá. Ele diz que "ajuda" porque leva o lixo para fora. Essa palavra mostra que, na cabeça dele, o serviço é dela.
Em segundo lugar, faltam políticas públicas. Segundo a filósofa Simone de Beauvoir, não se nasce mulher, torna-se mulher. O governo não oferece creches suficientes, e as mães precisam deixar o trabalho ou deixar os filhos com parentes. Além disso, não existe nenhum salário para quem cuida de um doente em casa, mesmo que essa pessoa esteja economizando dinheiro para o hospital. A cuidadora fica sem renda, sem férias e sem descanso, e quando envelhece não tem aposentadoria.
Portanto, medidas são necessárias. O governo deve construir mais creches e criar uma ajuda para as cuidadoras, para que elas não fiquem sem renda. Dessa forma, mulheres como dona Lourdes terão mais descanso e serão valorizadas pela sociedade.`,
    grades: [120, 160, 120, 120, 120],
    zero: null,
    comments: [
      'Boa fluência. Corrija “os desafios… são”, a crase indevida antes de verbo (“à cuidar”), a que falta (“às seis”) e “dá banho”, com acento.',
      'A Constituição foi bem contraposta à realidade. Já Beauvoir caiu no parágrafo errado: ela fala de como se ensina a ser mulher, isto é, do seu primeiro argumento.',
      'A análise da palavra “ajuda” é primorosa. No parágrafo seguinte as ideias se somam, mas não se explicam: por que o Estado não paga quem cuida?',
      '“Em primeiro lugar”, “Em segundo lugar”, “Portanto”: organiza, mas não relaciona. Tente ligar o machismo à falta de políticas.',
      'Agente, ação e finalidade. “Governo” é amplo: qual ministério, e de onde viria a ajuda? Diga o meio.',
    ],
    general:
      'Dona Lourdes vale mais do que dez citações. Na reescrita, leve Beauvoir para o primeiro argumento e mostre como uma causa puxa a outra.',
    annotations: [
      {
        quote: 'Os principais desafios para enfrentar a invisibilidade desse trabalho é o machismo',
        competence: 1,
        tone: 'correcao',
        comment: 'O núcleo é “desafios”: “os principais desafios… são”.',
      },
      {
        quote: 'ensinadas à cuidar',
        competence: 1,
        tone: 'correcao',
        comment: 'Antes de verbo nunca há crase: “ensinadas a cuidar”.',
      },
      {
        quote: 'e da banho na mãe',
        competence: 1,
        tone: 'correcao',
        comment: 'Na terceira pessoa, “dar” leva acento: “dá banho”. Sem acento, “da” é preposição com artigo.',
      },
      {
        quote: 'Ele diz que "ajuda" porque leva o lixo para fora.',
        competence: 3,
        tone: 'elogio',
        comment: 'Você argumenta a partir de uma única palavra. Análise fina, de quem sabe escutar.',
      },
      {
        quote: 'não se nasce mulher, torna-se mulher',
        competence: 2,
        tone: 'orientacao',
        comment: 'Citação famosa no lugar errado. Leve-a ao parágrafo das meninas e explique o que ela mostra ali.',
      },
      {
        quote: 'criar uma ajuda para as cuidadoras',
        competence: 5,
        tone: 'orientacao',
        comment: 'Boa ação. Depois do que você disse sobre “ajuda”, escolha outra palavra: um auxílio, uma renda. E diga como.',
      },
    ],
  },
  {
    key: 'a-segunda-jornada-de-dona-lourdes-reescrita',
    theme: 'trabalho-de-cuidado',
    title: 'Um trabalho sem folga',
    text: `Dona Lourdes, minha vizinha, chega do serviço às seis da tarde e começa a trabalhar de novo: faz a janta, lava a roupa, acompanha a lição do neto e dá banho na mãe, que tem Alzheimer. Ninguém chama isso de trabalho, nem ela. A Constituição de 1988 afirma que homens e mulheres são iguais em direitos e obrigações, mas no cuidado da casa e das pessoas essa igualdade ainda não chegou, por causa de uma educação machista e de um Estado que se aproveita dela.
Em primeiro lugar, o cuidado é ensinado como se fosse parte do corpo da mulher. Simone de Beauvoir escreveu que não se nasce mulher, torna-se mulher, e basta ver uma loja de brinquedos para entender como isso é feito: panelinha e boneca de um lado, carrinho e bola do outro. O marido de dona Lourdes, que também trabalha fora, leva o lixo para a rua e diz que "ajuda". Quem ajuda não é responsável, apenas colabora com o serviço de outra pessoa. Essa palavra pequena revela, portanto, quem foi treinado para servir e quem foi treinado para descansar.
Em segundo lugar, o governo conta com esse treinamento. Como sabe que sempre haverá uma filha, uma avó ou uma esposa para cuidar, ele não constrói as creches que faltam e não paga nada à quem passa o dia ao lado de um doente. A mãe de dona Lourdes, se não tivesse a filha, precisaria de um leito público. É a cuidadora que economiza o dinheiro do Estado, e ela que fica sem renda, sem férias e sem aposentadoria.
Diante disso, o Ministério do Desenvolvimento e Assistência Social deve criar um auxílio para as pessoas que cuidam de familiares doentes, por meio da inclusão delas em programas que já existem, para que esse trabalho seja reconhecido e elas não envelheçam sem renda. Assim, dona Lourdes poderá chamar de trabalho aquilo que faz depois das seis.`,
    grades: [160, 160, 160, 120, 160],
    zero: null,
    comments: [
      'Quase todas as crases e concordâncias foram resolvidas. Falta “a quem” sem crase e “é ela que fica”. Ótima evolução.',
      'Beauvoir agora está no lugar e ganhou um exemplo. Para 200, desenvolva o contraste com a Constituição, que ficou só na introdução.',
      'As duas causas se encadeiam: o machismo ensina, o Estado aproveita. Argumentação organizada e com marca sua.',
      'A ligação pelo sentido (“o governo conta com esse treinamento”) é excelente, mas “Em primeiro lugar” e “Em segundo lugar” continuam mecânicos e o pronome “ele” às vezes fica distante.',
      'Agente, ação, meio e finalidade. Um detalhe (que programas? que valor?) traria o quinto elemento.',
    ],
    general:
      'Você levou a sério cada comentário e foi além. Dona Lourdes costura o texto do começo ao fim. Agora ouse trocar os conectivos prontos pelas suas próprias ligações.',
    annotations: [
      {
        quote: 'Ninguém chama isso de trabalho, nem ela.',
        competence: 3,
        tone: 'elogio',
        comment: 'A invisibilidade explicada em sete palavras. Abertura memorável.',
      },
      {
        quote: 'panelinha e boneca de um lado, carrinho e bola do outro',
        competence: 2,
        tone: 'elogio',
        comment: 'O exemplo dá corpo à citação: agora Beauvoir prova alguma coisa no seu texto.',
      },
      {
        quote: 'o governo conta com esse treinamento',
        competence: 4,
        tone: 'elogio',
        comment: 'Você retomou o parágrafo anterior com um substantivo. Com isso, “Em segundo lugar” nem era preciso.',
      },
      {
        quote: 'não paga nada à quem passa o dia',
        competence: 1,
        tone: 'correcao',
        comment: 'Antes de “quem” não há artigo, logo não há crase: “a quem”.',
      },
      {
        quote: 'programas que já existem',
        competence: 5,
        tone: 'orientacao',
        comment: 'Cite um deles e explique como seria a inclusão: é o detalhamento que falta.',
      },
    ],
    rewrites: 'a-segunda-jornada-de-dona-lourdes',
  },
];
