import type { WrittenText } from '../shape';

export const descasoAmbientalTexts: readonly WrittenText[] = [
  {
    key: 'a-agua-marrom',
    theme: 'descaso-ambiental',
    title: 'A água marrom',
    text: `Em Governador Valadares, quem tem a minha idade lembra do dia que a água da torneira acabou. Era 2015, a lama da barragem tinha chegado ao rio Doce e minha mãe ficou quatro horas em uma fila para pegar dois galões. O descaso ambiental, que para muita gente é assunto de televisão, naquele dia entrou na nossa cozinha. Reverter esse quadro no Brasil exige cobrar das empresas e educar a população, pois as duas coisas falhou.
O primeiro desafio é a impunidade. O curta-metragem "Ilha das Flores", de Jorge Furtado, acompanha um tomate até o lixo e mostra que, na nossa sociedade, o lucro vem antes das pessoas e até dos porcos. Com as barragens acontece igual: é mais barato pagar advogado por dez anos do que fazer uma obra segura. Enquanto a punição demora, o pescador que perdeu o rio precisa mudar de profissão, e a empresa continua com o nome bonito na camisa do time. Quando o crime compensa ele se repete, e foi o que aconteceu em Brumadinho.
O segundo desafio é o comportamento de cada um. Depois da lama, o povo da cidade ficou revoltado com razão, mas as margens do rio continua cheia de sofá velho, garrafa e entulho. As pessoas acham que o rio já morreu e que não adianta mais cuidar. Falta educação ambiental, por que na escola o assunto só aparece na semana do meio ambiente, quando a gente planta uma muda que ninguém rega depois.
Portanto, o Ministério do Meio Ambiente deve fiscalizar as barragens com mais rigor, para que novas tragédias não aconteça. É preciso também educar as crianças. Somente assim a água que chega na torneira vai voltar a ser só água.`,
    grades: [120, 160, 120, 120, 120],
    zero: null,
    comments: [
      'Você tem ótimo ritmo de frase. Os desvios se concentram na concordância (“as duas coisas falhou”, “as margens… continua cheia”) e em “porque”. Revise os verbos de trás para a frente.',
      '“Ilha das Flores” foi bem lembrado e tem relação com o tema. Aproxime-o mais das barragens: o que o curta diz sobre quem vale menos?',
      'O primeiro argumento é firme e autoral. O segundo perde força porque a ideia de que “o rio já morreu” pedia explicação: de onde vem esse desânimo?',
      '“O primeiro desafio”, “O segundo desafio” cumprem o papel, mas separam em vez de unir. Mostre que a impunidade gera o desânimo.',
      'Agente, ação e finalidade. “Com mais rigor” ainda não é o meio: por vistorias? por sensores? Quem educaria as crianças?',
    ],
    general:
      'A fila dos galões e a camisa do time ficam na memória de quem lê. Você viveu o tema e sabe contá-lo. Agora ligue um argumento ao outro e diga como fiscalizar.',
    annotations: [
      {
        quote: 'lembra do dia que a água da torneira acabou',
        competence: 1,
        tone: 'correcao',
        comment: 'Regência: “lembra-se do dia em que a água acabou”.',
      },
      {
        quote: 'as duas coisas falhou',
        competence: 1,
        tone: 'correcao',
        comment: '“As duas coisas falharam”: duas coisas, verbo no plural.',
      },
      {
        quote: 'é mais barato pagar advogado por dez anos do que fazer uma obra segura',
        competence: 3,
        tone: 'elogio',
        comment: 'Argumento econômico, direto e convincente. É a causa por trás da tragédia.',
      },
      {
        quote: 'a empresa continua com o nome bonito na camisa do time',
        competence: 3,
        tone: 'elogio',
        comment: 'Ironia na medida. Mostra a impunidade sem precisar da palavra.',
      },
      {
        quote: 'Falta educação ambiental, por que na escola',
        competence: 1,
        tone: 'correcao',
        comment: 'Explicação pede “porque”, junto.',
      },
      {
        quote: 'quando a gente planta uma muda que ninguém rega depois',
        competence: 3,
        tone: 'elogio',
        comment: 'Retrato perfeito de educação ambiental de calendário. Só troque “a gente” por “os alunos”.',
      },
      {
        quote: 'É preciso também educar as crianças.',
        competence: 5,
        tone: 'orientacao',
        comment: 'Quem educa, e como? Sem agente e sem meio, esta frase não soma à proposta.',
      },
    ],
  },
  {
    key: 'o-corrego-do-meu-bairro',
    theme: 'descaso-ambiental',
    title: null,
    text: `O descaso ambiental e uma coisa muito seria que esta acontecendo no Brasil e no mundo, as pessoas joga lixo no chão e não ta nem ai pra natureza, tem um corrego no meu bairro que antigamente dava pra nadar meu pai falou e hoje é só esgoto e fedor e rato.
Quando chove a agua entra na casa das pessoas e perde tudo, sofá geladeira, ano passado a minha vizinha perdeu tudo e ninguém ajudou, a culpa é das pessoas que joga lixo e também da prefeitura que não limpa o corrego, eles só limpa na época da eleição. Os animais também morre por causa disso que come plastico e as tartaruga.
As arvores estão sendo cortada e o planeta ta esquentando cada vez mais, aqui em Cuiabá no mes de setembro ninguém aguenta de tanta fumaça, as crianças fica tossindo e o posto enche.
Então todos nós temos que fazer a nossa parte e não jogar lixo no chão e a prefeitura tinha que limpar o corrego, por que sem a natureza nós não vive.`,
    grades: [40, 80, 80, 80, 80],
    zero: null,
    comments: [
      'Faltam quase todos os acentos, o plural dos verbos e o ponto final: há frases de quatro linhas. Comece pelo ponto: uma ideia, um ponto. O resto fica mais fácil depois.',
      'Você fala do tema com conhecimento do lugar onde mora. Faltam as partes do texto bem separadas e alguma informação de fora.',
      'Há uma opinião clara sobre a culpa da prefeitura e dos moradores. As tartarugas e as árvores entram sem ligação: fique no córrego, que é o seu assunto.',
      'Quase tudo está ligado por vírgula ou “e”. Use “porque”, “por isso”, “além disso” para mostrar a relação entre as ideias.',
      'Você disse quem (a prefeitura) e o quê (limpar). Troque “tinha que” por “deve” e acrescente de que modo.',
    ],
    general:
      'O córrego em que seu pai nadava é um ótimo começo de texto. Reescreva só sobre ele: como era, o que aconteceu, de quem é a responsabilidade e o que fazer. E use pontos finais sem medo.',
    annotations: [
      {
        quote: 'e uma coisa muito seria que esta acontecendo',
        competence: 1,
        tone: 'correcao',
        comment: 'Três acentos mudam tudo: “é uma coisa muito séria que está acontecendo”.',
      },
      {
        quote: 'antigamente dava pra nadar meu pai falou',
        competence: 3,
        tone: 'elogio',
        comment: 'Que lembrança boa para abrir o texto! Ponha-a na primeira frase, com pontuação.',
      },
      {
        quote: 'Quando chove a agua entra na casa das pessoas e perde tudo',
        competence: 1,
        tone: 'correcao',
        comment: 'Quem perde tudo? Do jeito que está, é a água. Escreva: “e as famílias perdem tudo”.',
      },
      {
        quote: 'que come plastico e as tartaruga.',
        competence: 1,
        tone: 'correcao',
        comment: 'A frase ficou sem fim. O que acontece com as tartarugas? Complete ou retire.',
      },
      {
        quote: 'aqui em Cuiabá no mes de setembro ninguém aguenta de tanta fumaça',
        competence: 3,
        tone: 'elogio',
        comment: 'Exemplo real da sua cidade. Diga de onde vem a fumaça e terá um segundo argumento.',
      },
      {
        quote: 'todos nós temos que fazer a nossa parte',
        competence: 5,
        tone: 'orientacao',
        comment: '“Todos nós” é ninguém em especial. Escolha um responsável e diga o que ele fará.',
      },
    ],
  },
  {
    key: 'o-corrego-do-meu-bairro-reescrita',
    theme: 'descaso-ambiental',
    title: 'O córrego',
    text: `Meu pai conta que nadava no córrego do nosso bairro quando era criança. Hoje ninguém tem coragem nem de chegar perto, por causa do esgoto, do fedor e dos ratos. Isso é um exemplo de descaso ambiental e acontece em muitas cidades do Brasil, por culpa da população e também da prefeitura.
A população joga lixo no córrego porque acha que a água leva embora. Eu já vi gente jogando até cama. Só que a água não leva, ela devolve. Quando chove forte o córrego transborda e entra nas casa. No ano passado a minha vizinha perdeu o sofá, a geladeira e os documentos e ninguém ajudou ela. Então a pessoa que joga lixo esta prejudicando ela mesma e os vizinhos, mais ela não pensa nisso na hora.
A prefeitura também tem culpa, pois ela só limpa o córrego na época da eleição. O caminhão do lixo passa uma vez na semana e não entra nas rua de terra, por isso o povo fica sem ter onde colocar. Além disso o esgoto das casas cai direto no córrego porque não tem rede. Em Cuiabá tem bairro rico que é tudo limpo e o nosso fica esquecido, parece que só o lixo de uns incomoda.
Fora isso tem a fumaça das queimada que em setembro ninguém aguenta, e o posto de saúde fica cheio de criança tossindo.
Portanto a prefeitura deve limpar o córrego e passar o caminhão mais vezes. E os moradores tem que colaborar e não jogar lixo, pra um dia os meus filhos poder nadar ali igual meu pai.`,
    grades: [80, 120, 80, 120, 80],
    zero: null,
    comments: [
      'Que progresso: agora há frases completas, com ponto. Os plurais ainda somem (“nas casa”, “nas rua”, “das queimada”) e voltam “esta” e “mais”. Esses são os próximos alvos.',
      'O tema está completo e organizado em partes. Ainda falta um conhecimento de fora; a lei que previa o fim dos lixões combina com o seu texto.',
      'Há tese e duas culpas bem separadas, mas o parágrafo da fumaça volta a abrir outro assunto e o da população mais conta do que explica.',
      'Você já usa “pois”, “por isso”, “além disso”, “portanto”. Cuide da repetição de “ela”.',
      'Agente e ação claros, sem o “tinha que”. Falta o meio; e a finalidade ficou presa à colaboração dos moradores, que ainda é um apelo.',
    ],
    general:
      'Compare as duas versões: você aprendeu a pôr ponto final e o texto passou a respirar. “A água não leva, ela devolve” é uma frase excelente. Continue reescrevendo.',
    annotations: [
      {
        quote: 'Só que a água não leva, ela devolve.',
        competence: 3,
        tone: 'elogio',
        comment: 'Frase curta, verdadeira e sua. Poderia ser o título do texto.',
      },
      {
        quote: 'esta prejudicando ela mesma e os vizinhos, mais ela não pensa',
        competence: 1,
        tone: 'correcao',
        comment: '“Está prejudicando a si mesma…, mas não pensa nisso”: acento, pronome e o “mas” de oposição.',
      },
      {
        quote: 'não entra nas rua de terra',
        competence: 1,
        tone: 'correcao',
        comment: 'O plural vai até o fim: “nas ruas de terra”.',
      },
      {
        quote: 'parece que só o lixo de uns incomoda',
        competence: 3,
        tone: 'elogio',
        comment: 'Você percebeu a desigualdade por trás do lixo. Desenvolva essa ideia: é um argumento inteiro.',
      },
      {
        quote: 'Fora isso tem a fumaça das queimada',
        competence: 3,
        tone: 'orientacao',
        comment: 'Assunto novo que não volta. Guarde para outro texto ou ligue-o ao córrego.',
      },
      {
        quote: 'a prefeitura deve limpar o córrego e passar o caminhão mais vezes',
        competence: 5,
        tone: 'elogio',
        comment: 'Agora há uma ação afirmada e possível. Diga como: com mais equipes? em que dias?',
      },
    ],
    rewrites: 'o-corrego-do-meu-bairro',
  },
  {
    key: 'o-piquenique-copiado',
    theme: 'descaso-ambiental',
    title: null,
    text: `O descaso ambiental é um problema do Brasil. Costuma-se falar do meio ambiente como de um lugar distante, com onça e cachoeira. Mas ele começa na torneira, no bueiro, no ar que entra pela janela do ônibus. O descaso também é próximo. Está na sacola jogada no córrego e está, em outra escala, na empresa que economiza com segurança e na prefeitura que nunca termina o aterro.
Em novembro de 2015, a barragem de Fundão, em Mariana, rompeu-se e a lama desceu o rio Doce até o mar. Pouco mais de três anos depois, outra barragem mineira, a de Brumadinho, deixou 270 mortos. Isso foi muito triste para as famílias.
A Constituição trata o meio ambiente equilibrado como bem de uso comum do povo, indispensável a uma vida saudável, e reparte a obrigação de cuidar dele entre o poder público e a coletividade. A Lei de Crimes Ambientais completa o desenho: prevê multas, reparação e até prisão para quem polui, desmata ou põe em risco a fauna.
Portanto, todos devem cuidar do meio ambiente. Reverter o descaso exige perguntar quem decide, quem lucra e quem paga a conta.`,
    grades: null,
    zero: {
      reason: 'copia_proposta',
      comment:
        'Quase todo o texto foi copiado dos textos motivadores; de seu, há três frases curtas. A coletânea serve para dar ideias, que você precisa dizer com as suas palavras e somar ao que já sabe. Feche a proposta, conte em uma frase o que entendeu e comece por ela: eu reabro a atividade.',
    },
    comments: [],
    general:
      'Você escolheu bons trechos, sinal de que leu com atenção. O passo que falta é o mais importante: o que você pensa sobre eles? Escreva sem olhar a folha da proposta.',
    annotations: [
      {
        quote: 'Costuma-se falar do meio ambiente como de um lugar distante, com onça e cachoeira.',
        competence: 2,
        tone: 'plagio',
        comment: 'Frase igual à do texto “O meio ambiente mora aqui”. O parágrafo inteiro, depois da primeira linha, é cópia.',
      },
      {
        quote: 'a barragem de Fundão, em Mariana, rompeu-se e a lama desceu o rio Doce até o mar',
        competence: 2,
        tone: 'plagio',
        comment: 'O fato pode ser usado; as palavras, não. Reescreva do seu jeito e diga o que ele prova.',
      },
      {
        quote: 'trata o meio ambiente equilibrado como bem de uso comum do povo',
        competence: 2,
        tone: 'plagio',
        comment: 'Trecho copiado do texto “Direito e dever”. Cite a lei e explique-a como explicaria a um colega.',
      },
      {
        quote: 'Isso foi muito triste para as famílias.',
        competence: 3,
        tone: 'orientacao',
        comment: 'Esta frase é sua. Parta dela: por que a tragédia aconteceu e quem ficou sem resposta?',
      },
      {
        quote: 'Reverter o descaso exige perguntar quem decide, quem lucra e quem paga a conta.',
        competence: 2,
        tone: 'plagio',
        comment: 'Boa pergunta, mas é da coletânea. No seu texto, o lugar dela é da sua proposta de intervenção.',
      },
    ],
  },
];
