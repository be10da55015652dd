import type { BaseAid } from '../shape';

const aid = (position: number, slug: string, title: string, body: string): BaseAid => ({
  slug,
  title,
  body,
  genre: null,
  competence: { grid: 'enem', position },
  theme: null,
});

export const AIDS_OF_ENEM: BaseAid[] = [
  aid(
    1,
    'revisar-por-camadas',
    'Revise por camadas',
    'Quem revisa tudo ao mesmo tempo não acha nada. Leia o texto quatro vezes, cada uma com uma tarefa: na primeira, só os verbos (concordam com o sujeito?); na segunda, só os “a” (há crase?); na terceira, só as vírgulas; na quarta, só os acentos. Quatro leituras rápidas levam menos de cinco minutos.\n\nExemplo: em “A falta de políticas públicas prejudicam os jovens”, a leitura dos verbos pergunta: quem prejudica? A falta, e não as políticas. Logo, “prejudica”. Esse é o desvio mais comum em frases longas, quando um plural se mete entre o sujeito e o verbo.',
  ),
  aid(
    1,
    'frases-que-nao-terminam',
    'Frases que não terminam',
    'Dois defeitos de montagem derrubam a nota mais do que um acento esquecido. O primeiro é a frase truncada, que promete e não completa. O segundo é a emendada, em que duas ou três frases inteiras vão coladas por vírgula. Leia cada período sozinho e pergunte: ele para em pé?\n\nExemplo truncado: “Visto que muitas famílias não têm acesso à rede.” Visto que… e então? Complete: “Visto que muitas famílias não têm acesso à rede, a aula a distância as exclui.” Exemplo emendado: “O transporte é caro, as pessoas desistem, ninguém faz nada.” Ligue: “Como o transporte é caro, as pessoas desistem, e ninguém reage.”',
  ),
  aid(
    2,
    'repertorio-que-trabalha',
    'Repertório que trabalha',
    'Citar um filósofo na primeira linha e nunca mais falar dele não ajuda. O repertório precisa de três coisas: fonte que se reconheça, relação com o tema e uma frase que diga o que ele prova. Essa frase começa com “isso mostra que…”, “do mesmo modo…”, “ao contrário do que ocorre…”.\n\nExemplo: “No romance ‘Vidas secas’, de Graciliano Ramos, Fabiano mal consegue pôr em palavras o que sofre. Do mesmo modo, quem não aprende a ler os próprios direitos não os reclama.” A segunda frase é a que vale: sem ela, o livro seria enfeite. Prefira uma obra que você leu a dez que só conhece de nome.',
  ),
  aid(
    2,
    'palavras-do-tema',
    'Todas as palavras do tema',
    'Sublinhe na frase temática cada palavra que carrega sentido. Todas têm de aparecer no seu texto, com o nome ou por sinônimo, já na introdução e de novo na conclusão. Deixar uma de fora é tratar do assunto, e não do tema, e isso limita a nota.\n\nExemplo: em “Desafios para o acesso à leitura nas periferias”, as palavras são desafios, acesso, leitura e periferias. Um texto sobre como ler é importante esquece três delas. Faça o teste: mostre só a sua introdução a um colega e peça que adivinhe o tema. Se ele disser “leitura”, ainda falta.',
  ),
  aid(
    3,
    'do-anuncio-ao-cumprimento',
    'Cumpra o que anunciou',
    'Projeto de texto é uma promessa: a introdução anuncia, o desenvolvimento cumpre, a conclusão recolhe. Faça este teste antes de passar a limpo: escreva ao lado de cada parágrafo, em três palavras, o que ele defende. Agora leia só essas anotações. Elas formam um raciocínio? Alguma sobra? Alguma se repete?\n\nExemplo: introdução “custo e distância”; segundo parágrafo “ingresso é caro”; terceiro “redes sociais viciam”. O terceiro não cumpre o anunciado. Ou ele passa a falar da distância, ou a introdução muda. Trocar o anúncio também vale, desde que no fim os dois combinem.',
  ),
  aid(
    4,
    'ponte-entre-paragrafos',
    'A ponte entre parágrafos',
    'No começo de cada parágrafo, ponha duas coisas: uma expressão que diga a relação com o anterior e uma palavra que o retome. “Além disso” soma; “por outro lado” opõe; “em consequência” conclui. A retomada evita que o conectivo pareça colado.\n\nExemplo: “Além disso, a desigualdade…” liga pouco. “Além dessa barreira econômica, a distância também afasta…” liga muito, porque “essa barreira econômica” resume o parágrafo de antes. Cuidado com os conectivos decorados: “outrossim” no lugar errado vale menos do que um “mas” no lugar certo. Dentro do parágrafo, use ao menos mais uma ligação.',
  ),
  aid(
    5,
    'cinco-perguntas-da-proposta',
    'As cinco perguntas da proposta',
    'Uma proposta completa responde a cinco perguntas: quem faz? O que faz? Como? Para quê? E mais o quê? A última é o detalhamento: uma informação a mais sobre qualquer das outras. Escreva as respostas em uma lista, depois junte tudo em dois períodos e confira com lápis na mão.\n\nExemplo: “Cabe às prefeituras (quem), responsáveis pelas linhas urbanas (detalhe), criar ônibus noturnos (o quê), por meio de parcerias com as empresas do setor (como), a fim de que quem estuda à noite volte para casa em segurança (para quê).” Não escreva “se o governo criasse”: proponha com firmeza.',
  ),
];
