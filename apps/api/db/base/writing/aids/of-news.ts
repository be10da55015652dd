import type { GenreSlug } from '@lauda/domain/writing/genres';
import type { BaseAid } from '../shape';

const aid = (genre: GenreSlug, slug: string, title: string, body: string): BaseAid => ({
  slug,
  title,
  body,
  genre,
  competence: null,
  theme: null,
});

export const AIDS_OF_NEWS: BaseAid[] = [
  aid(
    'noticia',
    'lide-em-duas-frases',
    'O lide em duas frases',
    'O lide é o primeiro parágrafo da notícia. Quem ler só ele já deve saber o que houve. Anote em uma lista: o quê, quem, quando, onde, como e por quê. Depois junte tudo em duas frases, começando pelo que tem de mais novo ou mais curioso, e não por “No dia tal…”.\n\nExemplo: “Uma coruja entrou na biblioteca da Escola Sol Nascente e suspendeu as aulas de leitura na manhã desta quarta-feira. O animal, que tinha uma asa ferida, foi levado por bombeiros a um centro de animais silvestres.” Todas as perguntas foram respondidas? Confira uma por uma.',
  ),
  aid(
    'noticia',
    'quem-escreve-some',
    'Quem escreve desaparece',
    'Na notícia, o leitor quer o fato, e não a opinião de quem escreve. Procure no seu texto “eu”, “nós”, “infelizmente”, “lindo”, “maravilhoso” e retire. Se a opinião for importante, dê-a a alguém que estava lá, entre aspas e com nome: aí ela vira informação.\n\nExemplo: “Nossa feira foi maravilhosa e todo mundo amou” é opinião sua. “A feira recebeu 230 visitantes. ‘Fiquei uma hora na sala do vulcão’, contou Rute Lima, avó de um aluno” é notícia. Repare que o número e a fala elogiam a feira muito melhor do que o adjetivo.',
  ),
  aid(
    'reportagem',
    'fontes-diferentes',
    'Ouça três pessoas diferentes',
    'Uma reportagem com uma fonte só é um recado. Procure ao menos três vozes: quem vive o problema, quem entende dele e quem deveria resolvê-lo. Apresente cada uma com nome, idade ou profissão e o motivo de ela estar ali. Anote as falas do jeito que saíram; você pode cortar, mas não pode inventar.\n\nExemplo, sobre lixo no córrego: a moradora que vê a água subir, o professor de Ciências que explica por que isso acontece e o funcionário da limpeza que diz quando o caminhão passa. Se os três discordarem, melhor ainda: a discordância é a sua reportagem.',
  ),
  aid(
    'reportagem',
    'abrir-com-uma-cena',
    'Abra com uma cena',
    'A notícia começa pelo fato; a reportagem pode começar por uma pessoa. Escolha alguém que mostre o problema em um gesto e descreva o que você viu, com hora e lugar. No segundo parágrafo, abra a lente: diga que aquela pessoa não é a única e apresente o número.\n\nExemplo: “Às cinco e meia, dona Celina põe seis baldes na calçada e espera. O caminhão-pipa passa às terças, quando passa. Como ela, outras quarenta famílias da rua aprenderam a contar a água em baldes.” A cena prende, o número explica, e o leitor já sabe por que deve continuar.',
  ),
  aid(
    'divulgacao-cientifica',
    'passos-que-se-repetem',
    'Um método que se pode repetir',
    'Um experimento só vale se outra pessoa conseguir refazê-lo. Escreva o método como uma receita: material com quantidades, passos em ordem, quantas vezes e por quanto tempo. Mude uma coisa só entre um grupo e outro, senão ninguém sabe o que causou o resultado.\n\nExemplo: em vez de “colocamos gelo na água e no óleo”, escreva “pusemos um cubo de gelo em um copo com 100 mL de água e outro, igual, em um copo com 100 mL de óleo, ambos a 25 °C, e marcamos o tempo até derreter”. Com isso, o leitor pode desconfiar, repetir e concordar com você.',
  ),
  aid(
    'divulgacao-cientifica',
    'traduzir-o-termo',
    'Use o termo e traduza',
    'Quem divulga ciência não foge das palavras difíceis: apresenta-as ao leitor. Escreva o termo certo e, logo depois, explique-o com uma comparação da vida comum. Faça isso uma vez só; da segunda em diante, o leitor já conhece a palavra e fica contente de entendê-la.\n\nExemplo: “O fermento faz a massa passar por fermentação: seres minúsculos comem o açúcar e soltam gás, como se enchessem milhares de balões dentro do pão. Sem fermentação, o pão sai chato como uma bolacha.” A comparação não precisa ser perfeita, mas confira com o professor se ela não ensina algo errado.',
  ),
  aid(
    'resumo',
    'uma-frase-por-paragrafo',
    'Uma frase por parágrafo',
    'Leia o texto inteiro uma vez, sem marcar nada. Na segunda leitura, pare no fim de cada parágrafo, cubra-o com a mão e escreva em uma frase o que ele disse. No fim você terá uma lista de frases suas. Corte os exemplos, junte o que se repete e ligue o resto com “primeiro”, “além disso”, “por fim”.\n\nExemplo: o parágrafo conta em dez linhas que os morcegos espalham sementes ao voar de uma árvore a outra. Sua frase: “Os morcegos ajudam a plantar florestas, pois espalham sementes”. Dez linhas viraram uma, e o principal ficou.',
  ),
  aid(
    'resumo',
    'fiel-e-sem-opiniao',
    'Fiel ao texto, longe da cópia',
    'O resumo tem uma regra dupla: as ideias são do autor, as palavras são suas. Diga logo de quem é o texto e lembre isso ao leitor de vez em quando: “o autor explica”, “segundo ela”, “o texto conclui”. Não acrescente o que você acha nem o que aprendeu em outro lugar, mesmo que seja verdade.\n\nExemplo: o original diz que “a compostagem reduz pela metade o lixo doméstico”. Cópia: a mesma frase. Opinião: “a compostagem é ótima e todos deviam fazer”. Resumo: “Segundo o texto, quem faz compostagem em casa joga fora a metade do que jogava”.',
  ),
];
