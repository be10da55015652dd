import { ofCompetence } from './of-competence';

export const COMMENTS_UNICA_1 = ofCompetence('unica', 1, [
  {
    tone: 'correcao',
    title: 'Comando esquecido',
    text: 'A proposta fazia mais de um pedido, e um deles ficou sem resposta. Releia os verbos do enunciado, marque onde cumpriu cada um e escreva o que falta.',
    reason: 'Cada comando não cumprido deixa uma lacuna que o resto do texto não compensa.',
    example: '“Conte e explique”: o texto contou; falta explicar.',
  },
  {
    tone: 'correcao',
    title: 'Assunto sim, recorte não',
    text: 'Seu texto trata do assunto em geral, mas a proposta queria um recorte dele. Escolha uma situação, um lugar ou um dia e fique ali.',
    reason: 'O recorte é o que transforma um assunto em tema.',
    example: 'Pedia-se a água do seu bairro; o texto fala da água no planeta.',
  },
  {
    tone: 'correcao',
    title: 'Repete o texto de apoio',
    text: 'Boa parte das informações está igual à do texto de apoio. Use uma ou duas, com as suas palavras, e some o que você viu, ouviu ou viveu.',
    reason: 'Informações próprias são o que faz o texto ser de quem escreve.',
    example: 'Além do dado da proposta, o que disse a sua avó sobre a falta de água.',
  },
  {
    tone: 'orientacao',
    title: 'Escolha um detalhe só seu',
    text: 'Você respondeu a tudo. Para ficar mais interessante, procure um detalhe que ninguém mais da turma teria e dê a ele duas frases.',
    reason: 'É o que separa uma resposta correta de uma resposta que se lembra.',
    example: 'Não “um cachorro”, mas “o cachorro de três patas do açougue”.',
  },
  {
    tone: 'orientacao',
    title: 'Opinião no lugar do fato',
    text: 'A proposta pedia que você informasse, e aparecem opiniões suas. Guarde-as para um artigo e ponha aqui números, nomes e falas.',
    reason: 'Atender à proposta inclui respeitar o que ela pede para deixar de fora.',
    example: '“A feira foi incrível” → “A feira recebeu mais de duzentas pessoas”.',
    genre: 'noticia',
  },
  {
    tone: 'orientacao',
    title: 'O principal ficou de fora',
    text: 'O resumo guarda exemplos e curiosidades, mas perdeu a ideia central do texto lido. Pergunte: se eu só pudesse dizer uma frase, qual seria? Comece por ela.',
    reason: 'O resumo vale pelo que escolhe manter.',
    example: 'Antes dos potes de cera, dizer que o texto trata de como vivem as abelhas sem ferrão.',
    genre: 'resumo',
  },
  {
    tone: 'elogio',
    title: 'Proposta cumprida e ampliada',
    text: 'Você cumpriu tudo o que a proposta pedia e ainda trouxe um ponto de vista inesperado. Dá gosto de ler.',
    reason: 'Reconhece o esforço de ler bem o enunciado, que quase nunca aparece na nota.',
    example: 'A carta que, além de pedir, oferece um mutirão da turma.',
  },
  {
    tone: 'elogio',
    title: 'Recorte bem escolhido',
    text: 'Em vez de querer contar tudo, você escolheu um pedaço pequeno e foi fundo nele. Ótima decisão.',
    reason: 'Escolher é a primeira habilidade de quem escreve e merece ser nomeada.',
    example: 'Só a primeira hora na escola nova, e não o ano inteiro.',
  },
]);
