import type { WrittenText } from '../shape';

export const publicidadeInfantilTexts: readonly WrittenText[] = [
  {
    key: 'antes-de-aprender-a-ler',
    theme: 'publicidade-infantil',
    title: null,
    text: `Antes de aprender a ler, muitas crianças brasileiras já sabem reconhecer a logomarca de uma lanchonete ou cantar a música de um comercial de biscoito. Esse costume, que parece inofensivo, mostra o quanto a publicidade infantil entrou na rotina das famílias e transformou meninos e meninas em consumidores antes da hora. No Brasil esse problema persiste por causa da pouca maturidade de quem recebe os anúncios e também pela falta de controle nas redes sociais.
Em primeiro lugar, a criança não consegue diferenciar uma propaganda de uma história. No documentário brasileiro "Criança, a alma do negócio", aparece crianças que sabem o nome de várias marcas de celular mas não reconhecem verduras simples que estão na cozinha delas. Isso acontece porque o anúncio usa personagem, cor e música, coisas que pertence ao mundo da brincadeira, e quem tem cinco ou seis anos acredita em tudo o que vê. O Código de Defesa do Consumidor já diz que é abusiva a publicidade que se aproveita da falta de julgamento da criança, ou seja, a lei existe, mas sozinha não muda a cabeça de quem anuncia.
Além disso, hoje o comercial não está só na televisão. Os canais onde crianças abrem caixas de brinquedo tem milhões de visualizações e quase nunca avisam que aquilo é pago. Os pais, que passam o dia trabalhando, acham que o filho esta vendo um desenho qualquer, quando na verdade ele esta vendo uma propaganda de vinte minutos. A consequência aparece depois, no choro dentro da loja, na merenda trocada por salgadinho e na parcela que a mãe não pode pagar mas assume para o filho não se sentir menor que os colegas.
Portanto, é necessário que o Ministério da Educação crie nas escolas aulas de educação para a mídia, para que os alunos aprendam desde cedo a desconfiar do que é vendido. E também as plataformas de vídeo devem ser fiscalizadas. Assim, a infância vai poder voltar a ser um tempo de brincar e não de comprar.`,
    grades: [120, 200, 120, 120, 120],
    zero: null,
    comments: [
      'Suas frases são bem montadas e fáceis de ler. O que pesa são a concordância (“aparece crianças”, “coisas que pertence”) e o acento diferencial e verbal (“tem/têm”, “esta/está”): faça uma revisão final só para os verbos.',
      'Você trouxe de fora um documentário pertinente e explicou o que ele prova; a lei da coletânea também foi discutida, e não copiada. É isso que se espera do repertório.',
      'O projeto aparece já na introdução e o primeiro argumento está inteiro. No segundo, você mostra o que acontece nas redes, mas não diz por que falta controle: dê a causa antes da consequência.',
      'Os parágrafos se ligam, porém sempre com os conectivos mais comuns, e “E também” quebrou a conclusão. Experimente retomar a ideia anterior com um substantivo (“essa exposição”, “tal descontrole”).',
      'Há agente, ação e finalidade. Falta o como: oficinas? material para professores? Um detalhe sobre isso já levaria a sua proposta ao nível seguinte.',
    ],
    general:
      'Texto com olhar próprio: as cenas do choro na loja e da parcela convencem mais do que qualquer frase pronta. Na reescrita, complete a proposta com o modo de fazer e confira a concordância de cada verbo com seu sujeito.',
    annotations: [
      {
        quote: 'aparece crianças',
        competence: 1,
        tone: 'correcao',
        comment: 'O sujeito vem depois do verbo, mas ainda manda nele: “aparecem crianças”. Inverta a frase para conferir.',
      },
      {
        quote: 'coisas que pertence ao mundo',
        competence: 1,
        tone: 'correcao',
        comment: 'O “que” retoma “coisas”, no plural; o verbo acompanha: “coisas que pertencem”.',
      },
      {
        quote: 'sabem o nome de várias marcas de celular mas não reconhecem verduras',
        competence: 2,
        tone: 'elogio',
        comment: 'Ótima escolha: o documentário não está aqui de enfeite, ele prova que a criança aprende a marca antes do alimento.',
      },
      {
        quote: 'Os canais onde crianças abrem caixas',
        competence: 1,
        tone: 'orientacao',
        comment: '“Onde” indica lugar físico. Para canais, prefira “em que” ou “nos quais”.',
      },
      {
        quote: 'o filho esta vendo um desenho',
        competence: 1,
        tone: 'correcao',
        comment: 'Sem acento, “esta” é pronome (esta casa). O verbo é “está”.',
      },
      {
        quote: 'na parcela que a mãe não pode pagar mas assume',
        competence: 3,
        tone: 'elogio',
        comment: 'Consequência concreta, observada por você. É isso que dá autoria a um argumento.',
      },
      {
        quote: 'devem ser fiscalizadas',
        competence: 5,
        tone: 'orientacao',
        comment: 'Por quem e de que maneira? Sem agente nem meio, esta segunda proposta não conta pontos.',
      },
    ],
  },
  {
    key: 'o-brinquedo-da-televisao',
    theme: 'publicidade-infantil',
    title: 'As propaganda de criança',
    text: `A publicidade infantil é uma coisa que tem muito no Brasil e todo mundo ve isso todo dia na televisão e na internet, tipo a criança ta vendo um desenho e do nada aparece um brinquedo. Ai ela quer o brinquedo e pede pra mãe e a mãe não tem dinheiro né, mais compra porque fica com dó. Eu acho que as empresa não pensa nas criança só pensa em vender. Antigamente a gente brincava na rua de bolinha de gude e de esconde esconde, hoje as criança só quer saber de celular e de coisa cara. Meu irmão mesmo chorou uma semana por causa de um tênis que acende a luz e quando ganhou nem usou. As propaganda faz a criança achar que se ela não tem aquilo ela não é nada e isso é errado porque o importante é o que a gente é por dentro. E tem também as comida que só faz mal. Então o governo devia proibir essas propaganda pra criança e os pais devia dar mais atenção pros filhos, porque criança é o futuro do Brasil.`,
    grades: [80, 80, 80, 80, 80],
    zero: null,
    comments: [
      'Há muitas marcas de fala (“tipo”, “né”, “pra”) e o plural fica só no artigo (“as empresa”, “essas propaganda”). Escolha esses dois pontos para a próxima revisão: são os que mais tiram sua nota.',
      'Você entendeu o tema e tem opinião sobre ele. Faltou a estrutura: introdução, desenvolvimento e conclusão em parágrafos separados, e algum conhecimento de fora (uma lei, um filme, um dado).',
      'Sua posição é clara: a empresa só pensa em vender. As ideias, porém, aparecem e somem. A comida que faz mal, por exemplo, merecia um parágrafo inteiro.',
      'Texto em bloco único, ligado quase só por “e” e “porque”. Separe em quatro parágrafos e comece cada um retomando o anterior.',
      'Há quem faça (o governo) e o que fazer (proibir), mas no tom de “devia”. Afirme (“deve”) e diga como e com que finalidade.',
    ],
    general:
      'A história do tênis do seu irmão é um exemplo excelente: use-a como prova de um argumento. Reescreva separando em quatro parágrafos, um assunto em cada, e trocando as palavras da conversa pelas da escrita.',
    annotations: [
      {
        quote: 'tipo a criança ta vendo',
        competence: 1,
        tone: 'correcao',
        comment: 'Marca de fala. Na escrita: “por exemplo, a criança está vendo”.',
      },
      {
        quote: 'mais compra porque fica com dó',
        competence: 1,
        tone: 'correcao',
        comment: '“Mais” soma; “mas” opõe. Se dá para trocar por “porém”, escreva “mas”.',
      },
      {
        quote: 'as empresa não pensa nas criança',
        competence: 1,
        tone: 'correcao',
        comment: 'O plural vai para todas as palavras do grupo e para o verbo: “as empresas não pensam nas crianças”.',
      },
      {
        quote: 'Meu irmão mesmo chorou uma semana',
        competence: 3,
        tone: 'elogio',
        comment: 'Exemplo vivo e que prova a sua ideia. Explique depois dele o que a propaganda fez seu irmão acreditar.',
      },
      {
        quote: 'E tem também as comida que só faz mal.',
        competence: 3,
        tone: 'orientacao',
        comment: 'Argumento anunciado e abandonado. Diga que comidas, como são anunciadas e o que causam.',
      },
      {
        quote: 'o governo devia proibir',
        competence: 5,
        tone: 'orientacao',
        comment: 'Com “devia” a proposta vira desejo. Escreva “o governo deve…, por meio de…, a fim de…”.',
      },
    ],
  },
  {
    key: 'o-lanche-e-o-brinde',
    theme: 'publicidade-infantil',
    title: null,
    text: `Hoje em dia, a publicidade está em todos os lugares e atinge todas as idades. No caso das crianças, ela é ainda mais perigosa, pois elas não tem a mesma capacidade de um adulto. Sendo assim, a publicidade infantil é um problema que precisa ser discutido no Brasil, principalmente por causa da alimentação.
A publicidade de alimentos é feita para as crianças. Os salgadinhos, os refrigerantes e as redes de lanche colocam brinquedos junto com a comida, e isso faz com que as crianças queiram a comida por causa do brinquedo. As crianças não sabem que aquela comida faz mal. Com isso, as crianças ficam com obesidade e diabetes, doenças que antes só os adultos tinham. Na minha escola mesmo, a cantina vende mais refrigerante do que suco, e ninguém fala nada sobre isso.
Outro ponto é os pais. Os pais muitas vezes não tem tempo de ficar com os filhos e deixam eles na frente da televisão ou do tablet o dia inteiro. Segundo o filósofo Zygmunt Bauman, vivemos em uma modernidade líquida, onde as relações são frágeis. Os pais dão presentes para compensar a ausência, e as empresas se aproveitam disso. A criança aprende que amor é presente.
É preciso lembrar também que já existe leis que protege a criança, mas a publicidade encontra um jeito de continuar, como nos youtubers mirins que recebem brinquedos das marcas.
Portanto, o governo deve criar leis mais rígidas para as empresas de alimentos, por meio de multas altas. Além disso, os pais devem conversar com seus filhos. Só assim o problema da publicidade infantil vai ser resolvido no Brasil.`,
    grades: [120, 120, 120, 80, 120],
    zero: null,
    comments: [
      'Sintaxe regular e vocabulário adequado. Reveja “elas não têm”, “já existem leis que protegem” e “deixam-nos”: são desvios do mesmo tipo que se repetem.',
      'O tema foi atendido por inteiro. Bauman aparece, mas a modernidade líquida não explica por que a criança quer o brinde: ligue o autor ao seu argumento ou escolha outro.',
      'A alimentação, prometida na introdução, só ocupa um parágrafo; depois o texto vai para os pais e para as leis. Planeje: dois argumentos, anunciados na tese e desenvolvidos até o fim.',
      'A palavra “crianças” aparece quatro vezes em poucas linhas e quase não há ligação entre os períodos. Use pronomes e sinônimos (“os pequenos”, “esse público”) e conectivos de causa.',
      'Você disse quem, o quê e por que meio. Falta a finalidade: multar para quê? Com ela e um detalhe, a proposta fica completa.',
    ],
    general:
      'A ideia do brinquedo que vende a comida é forte e merecia ser a espinha do texto inteiro. Reescreva organizando dois argumentos ligados à alimentação e cuidando das repetições.',
    annotations: [
      {
        quote: 'elas não tem a mesma capacidade',
        competence: 1,
        tone: 'correcao',
        comment: 'Plural de “ter” leva acento: “elas não têm”. E capacidade de quê? Complete: “de julgar o que veem”.',
      },
      {
        quote: 'as crianças ficam com obesidade',
        competence: 4,
        tone: 'orientacao',
        comment: 'Terceira vez seguida de “as crianças”. Retome com “elas” ou “esse público” para o texto fluir.',
      },
      {
        quote: 'Na minha escola mesmo, a cantina vende mais refrigerante do que suco',
        competence: 3,
        tone: 'elogio',
        comment: 'Boa observação do seu cotidiano. Relacione-a à publicidade: por que o refrigerante vence?',
      },
      {
        quote: 'Segundo o filósofo Zygmunt Bauman',
        competence: 2,
        tone: 'orientacao',
        comment: 'O autor é conhecido, mas a ideia citada não toca a publicidade. Explique em uma frase o que ela prova.',
      },
      {
        quote: 'já existe leis que protege a criança',
        competence: 1,
        tone: 'correcao',
        comment: '“Existir” concorda com o sujeito: “já existem leis que protegem”.',
      },
      {
        quote: 'por meio de multas altas',
        competence: 5,
        tone: 'elogio',
        comment: 'Aqui está o meio da sua proposta, bem claro. Agora diga que efeito as multas devem ter.',
      },
    ],
  },
  {
    key: 'o-lanche-e-o-brinde-reescrita',
    theme: 'publicidade-infantil',
    title: null,
    text: `Um lanche que trás um boneco dentro da caixa não vende só comida: vende a vontade de ter o boneco. É assim que a publicidade infantil funciona no Brasil, usando o que a criança ama para empurrar o que o adulto deveria escolher. Essa prática prejudica a saúde dos pequenos e se aproveita da ausência dos pais, que muitas vezes não percebem o anúncio.
Em primeiro plano, é na alimentação que o estrago fica mais visível. Salgadinhos, refrigerantes e redes de lanche colocam brinquedos e personagens nas embalagens, fazendo com que o produto seja desejado por um motivo que não tem nada a ver com fome. Como ainda não tem maturidade para julgar o público infantil não desconfia. O artigo 227 da Constituição diz que a criança deve ser prioridade absoluta da família, da sociedade e do Estado, mas na hora do lanche a prioridade é vender. Na cantina da minha escola, o refrigerante continua ganhando do suco, o que mostra que esse direito ainda não chegou no dia a dia.
Além da saúde, a publicidade ocupa um espaço que deveria ser da família. Muitos pais trabalham o dia inteiro e deixam os filhos com o tablet, onde os youtubers mirins mostram brinquedos que ganharam das marcas. Quando chegam em casa, cansados e com culpa, compram o que foi pedido para compensar as horas fora. Dessa forma, a criança aprende que carinho se mede em presente, e a empresa lucra com uma falta que ela não criou, mas que sabe explorar.
Portanto, o Governo Federal deve fazer cumprir as normas que já existem para as empresas de alimentos, por meio de multas altas para quem usar brindes e personagens nas embalagens. Além disso, os pais devem conversar com os filhos sobre os anúncios que eles assistem.`,
    grades: [120, 160, 160, 120, 120],
    zero: null,
    comments: [
      'A concordância, que era o ponto fraco, está resolvida. Restam “trás” por “traz”, uma vírgula que faz falta depois de “julgar”, a regência (“chegou no dia a dia”, “anúncios que eles assistem”), o “onde” para tablet e a expressão de fala “nada a ver”.',
      'O artigo 227 é um repertório de fora, pertinente e bem situado. Para 200, explique o que “prioridade absoluta” exigiria de quem anuncia, em vez de só contrapor a lei à cantina.',
      'Grande avanço: a tese anuncia saúde e família, e cada parágrafo cumpre o prometido. Falta pouco para fechar o segundo argumento com uma consequência social.',
      'As repetições sumiram e os parágrafos agora se retomam. Ainda há “Além” e “Além disso” fazendo o mesmo serviço duas vezes; varie.',
      'Agente, ação e meio continuam presentes, com mais precisão. A finalidade segue faltando: termine com “a fim de…” e a proposta sobe um nível.',
    ],
    general:
      'Que diferença entre as duas versões! A abertura com o boneco na caixa prende o leitor, e o texto inteiro caminha a partir dela. Agora só falta dizer para que serve a proposta.',
    annotations: [
      {
        quote: 'não vende só comida: vende a vontade de ter o boneco',
        competence: 3,
        tone: 'elogio',
        comment: 'Abertura autoral, que já contém a tese inteira. Muito melhor do que “Hoje em dia”.',
      },
      {
        quote: 'O artigo 227 da Constituição diz que a criança deve ser prioridade absoluta',
        competence: 2,
        tone: 'elogio',
        comment: 'Repertório que toca o centro da questão: quem vem primeiro. Bem mais útil do que a citação da primeira versão.',
      },
      {
        quote: 'Um lanche que trás um boneco',
        competence: 1,
        tone: 'correcao',
        comment: 'Do verbo “trazer”, com z: “traz”. “Trás” só aparece em “para trás”, “por trás”.',
      },
      {
        quote: 'esse direito ainda não chegou no dia a dia',
        competence: 1,
        tone: 'correcao',
        comment: 'Na norma-padrão, “chegar” pede “a”: “não chegou ao dia a dia”.',
      },
      {
        quote: 'anúncios que eles assistem',
        competence: 1,
        tone: 'correcao',
        comment: '“Assistir”, no sentido de ver, pede preposição: “anúncios a que eles assistem”.',
      },
      {
        quote: 'a empresa lucra com uma falta que ela não criou, mas que sabe explorar',
        competence: 3,
        tone: 'elogio',
        comment: 'Fecho de parágrafo muito bom: conclui o raciocínio e traz uma ideia sua.',
      },
      {
        quote: 'por meio de multas altas para quem usar brindes',
        competence: 5,
        tone: 'orientacao',
        comment: 'Meio bem mais claro. Complete com a finalidade: “a fim de que a escolha do alimento volte a ser da família”.',
      },
    ],
    rewrites: 'o-lanche-e-o-brinde',
  },
];
