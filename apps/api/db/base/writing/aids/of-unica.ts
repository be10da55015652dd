import type { BaseAid } from '../shape';

const aid = (position: number, slug: string, title: string, body: string): BaseAid => ({
  slug,
  title,
  body,
  genre: null,
  competence: { grid: 'unica', position },
  theme: null,
});

export const AIDS_OF_UNICA: BaseAid[] = [
  aid(
    1,
    'comandos-da-proposta',
    'O que a proposta pede?',
    'Toda proposta traz ordens escondidas nos verbos: conte, explique, compare, proponha, imagine. Copie cada verbo em uma lista e, quando terminar o rascunho, marque ao lado em que parágrafo você cumpriu aquela ordem. Se sobrar um sem marca, já sabe o que falta.\n\nExemplo: “Conte um dia em que você se perdeu, explique como se sentiu e diga o que faria hoje.” São três ordens: contar, explicar, dizer. Muita gente conta muito bem e esquece as outras duas. Uma frase para cada já resolve, e duas ou três ficam melhores.',
  ),
  aid(
    2,
    'para-quem-escrevo',
    'Para quem eu escrevo?',
    'Antes de começar, imagine uma pessoa de verdade lendo o seu texto: o prefeito, um colega de outra cidade, alguém que nunca viu o filme. O que ela já sabe? O que precisa que você explique? Como você falaria com ela? As respostas mudam as palavras, o tamanho e até o título.\n\nExemplo: o mesmo pedido de um bebedouro. Ao colega: “Bora pedir um bebedouro?”. Ao diretor: “Gostaríamos de propor a instalação de um bebedouro no pátio”. Ao jornal do bairro: “Alunos pedem bebedouro no pátio da escola”. O assunto é um só; os textos são três.',
  ),
  aid(
    3,
    'o-fio-do-texto',
    'Ache o fio do texto',
    'Escreva cada ideia ou acontecimento em uma tira de papel e embaralhe. Agora ponha em ordem e tente explicar por que uma vem antes da outra. Se duas podem trocar de lugar sem nenhuma mudança, talvez uma esteja sobrando. Se entre duas falta um passo, escreva a tira que falta.\n\nExemplo: “O menino achou o mapa. O menino voltou rico.” Falta muita tira no meio: onde era, quem atrapalhou, o que ele quase perdeu. Faça o mesmo com o fim: algum pedaço do começo prepara a última cena? Se não, plante ali um sinal.',
  ),
  aid(
    4,
    'adeus-e-ai',
    'Adeus, “e aí”',
    'Na conversa, ligamos tudo com “e”, “aí” e “então”. No texto, essas palavras cansam. Circule todas as que usou e deixe só uma em cada parágrafo. No lugar das outras, diga a relação verdadeira: tempo (“logo depois”, “enquanto isso”), causa (“porque”, “como”), surpresa (“de repente”), oposição (“mas”, “apesar disso”).\n\nExemplo: “A gente chegou e aí choveu e aí a barraca caiu e aí rimos.” Melhor: “Assim que chegamos, começou a chover. A barraca caiu em poucos minutos; mesmo assim, rimos.” Os fatos são os mesmos, mas agora o leitor vê como um puxa o outro.',
  ),
  aid(
    4,
    'quem-e-ele',
    'Quem é “ele”?',
    'Pronomes evitam a repetição, mas só funcionam quando o leitor sabe a quem se referem. Se há dois meninos na cena, “ele” pode ser qualquer um. Você tem três saídas: repetir o nome, usar uma característica (“o mais velho”) ou virar a frase.\n\nExemplo: “Beto encontrou Rui e ele estava chorando.” Quem chorava? “Beto encontrou Rui chorando” resolve. E, para não escrever “a professora” cinco vezes, retome de outro jeito: “dona Alice”, “ela”, “a mulher que sabia todas as capitais”. Esta última retoma e ainda acrescenta uma informação.',
  ),
  aid(
    5,
    'ler-em-voz-alta',
    'Leia em voz alta',
    'O ouvido acha o que o olho não vê. Leia o seu texto em voz alta, devagar, só com as pausas que você escreveu. Faltou fôlego? Falta ponto. Tropeçou? A frase está torta. Trocou uma palavra sem querer? Talvez a que você falou seja melhor. Depois faça uma segunda leitura, agora calado, só para acentos e maiúsculas.\n\nExemplo: “minha prima mora em recife ela tem um papagaio que fala” fica sem fôlego. Com as pausas: “Minha prima mora em Recife. Ela tem um papagaio que fala.” Dois pontos finais e duas maiúsculas: é pouco, e muda tudo.',
  ),
  aid(
    5,
    'minha-lista-de-desvios',
    'A sua lista de desvios',
    'Ninguém erra tudo: cada pessoa erra quase sempre as mesmas coisas. Na última folha do caderno, anote os desvios que já apareceram nas suas correções, com a forma certa ao lado. Antes de entregar um texto novo, procure só por eles. Em um mês a lista muda, e é bom ver isso acontecer.\n\nExemplo de lista: “mas (oposição) / mais (quantidade)”; “há dois anos (passado) / daqui a dois anos (futuro)”; “eles têm, com acento”; “a gente vai, nós vamos”. Escolha no máximo seis por vez. Quando um deles passar três textos sem aparecer, risque e comemore.',
  ),
];
