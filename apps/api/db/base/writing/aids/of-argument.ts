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

export const AIDS_OF_ARGUMENT: BaseAid[] = [
  aid(
    'dissertativo-argumentativo',
    'tese-em-uma-frase',
    'A tese em uma frase',
    'Antes de escrever, complete em voz alta: “Eu defendo que… porque… e porque…”. Se a frase não sai, o texto também não vai sair. Os dois “porquês” viram os seus dois parágrafos de desenvolvimento, nessa ordem. Depois passe a frase para a terceira pessoa e ponha-a no fim da introdução.\n\nExemplo, sobre bibliotecas públicas: pensei “defendo que elas fecham porque falta verba e porque ninguém mais é convidado a entrar”. No texto: “O abandono das bibliotecas resulta tanto da falta de investimento quanto do afastamento entre esses espaços e a vida do bairro”. Veja que o leitor já sabe o que vem: primeiro a verba, depois o afastamento.',
  ),
  aid(
    'dissertativo-argumentativo',
    'paragrafo-que-argumenta',
    'O parágrafo que argumenta',
    'Um bom parágrafo de desenvolvimento responde a quatro perguntas: o que eu afirmo? Por que isso acontece? Como sei? E daí? Escreva uma ou duas frases para cada uma, e o parágrafo fica pronto.\n\nExemplo: “A má iluminação afasta as pessoas das praças (afirmo), pois as prefeituras concentram os reparos nas avenidas centrais (por quê). Uma volta à noite por qualquer bairro distante mostra postes apagados há meses (como sei). Assim, quem mais precisa do espaço gratuito é justamente quem o perde (e daí).” Se faltar o “e daí”, o parágrafo vira notícia: informa, mas não defende nada.',
  ),
  aid(
    'artigo-de-opiniao',
    'responder-a-quem-discorda',
    'Responda a quem discorda',
    'Um artigo convence mais quando mostra que ouviu o outro lado. Escolha a melhor razão de quem pensa diferente (não a mais boba), reconheça o que há de verdade nela e então diga por que a sua posição continua de pé. Três expressões ajudam: “é verdade que…”, “no entanto…”, “ainda assim…”.\n\nExemplo: “É verdade que a lição de casa ajuda a fixar a matéria. No entanto, quem trabalha ajudando a família à tarde chega ao caderno às dez da noite. Ainda assim há saída: menos exercícios, escolhidos com mais cuidado.” Repare que a resposta não ofende ninguém e ainda propõe algo.',
  ),
  aid(
    'artigo-de-opiniao',
    'titulo-que-toma-partido',
    'Um título que toma partido',
    'O título do artigo já mostra de que lado você está. Fuja do nome do assunto, como “O recreio”, e escreva uma frase curta que provoque quem lê. Pode ser uma afirmação, uma pergunta ou uma imagem. Deixe o título para o fim: depois de escrever, procure no seu próprio texto a frase mais forte e encurte-a até caber em oito palavras.\n\nExemplo: o assunto é o tempo do recreio. “O recreio na escola” não diz nada. “Vinte minutos não alimentam ninguém” toma partido. “Quem tem medo do recreio?” desperta a curiosidade. Qual dos três você leria primeiro?',
  ),
  aid(
    'carta-aberta',
    'quem-pode-resolver',
    'Escreva a quem pode resolver',
    'Uma carta aberta tem dois leitores: a autoridade que recebe e o público que assiste. Por isso o vocativo precisa ser certo. Pergunte: quem tem poder para mudar isto? Buraco na rua é com a Prefeitura; ônibus atrasado, com a Secretaria de Transportes; cantina, com a direção. Depois apresente-se, porque o leitor quer saber quem fala e em nome de quem.\n\nExemplo: “Senhora Secretária de Obras, somos alunos do 8º ano da escola da Vila Nova e atravessamos todos os dias a Rua das Mangueiras.” Em uma frase há destinatário, remetente e motivo. Agora é contar o problema.',
  ),
  aid(
    'carta-aberta',
    'pedido-com-medida',
    'Um pedido que se pode cumprir',
    '“Queremos melhorias” é fácil de prometer e fácil de esquecer. Transforme o desejo em um pedido que se possa conferir: o quê, onde, quanto e até quando. Depois diga o que acontece se for atendido e ofereça a sua parte. Quem oferece ajuda é ouvido com mais atenção.\n\nExemplo: em vez de “pedimos mais segurança na entrada”, escreva “pedimos uma faixa de pedestres e uma placa de área escolar em frente ao portão, antes da volta às aulas de agosto. Nós nos oferecemos para pintar o muro com avisos”. Agora qualquer pessoa pode passar lá em agosto e ver se o pedido foi cumprido.',
  ),
  aid(
    'carta-de-leitor',
    'diga-o-que-leu',
    'Diga o que você leu',
    'Quem abre a página de cartas talvez não tenha lido a reportagem que você comenta. Por isso, na primeira frase, diga o título, onde saiu e de que tratava, tudo em duas linhas. Só depois venha com a sua opinião. Sem isso, o leitor entra na conversa pela metade.\n\nExemplo: “A reportagem ‘Quintais que curam’, da edição de maio, mostrou três famílias que plantam ervas em latas. Gostei de ver dona Ivone ensinando as receitas, mas senti falta de um aviso: nem toda planta é segura.” Em três linhas há o texto comentado, o elogio e a crítica.',
  ),
  aid(
    'carta-de-leitor',
    'opiniao-com-motivo',
    'Gostei, e daí?',
    '“Adorei a matéria” agrada ao autor, mas não acrescenta nada a quem lê. Uma boa carta de leitor traz um motivo e, se possível, uma informação nova: algo que aconteceu com você, um dado que faltou, uma pergunta. Seja breve: escolha um ponto só e vá fundo nele.\n\nExemplo: “Discordo de que adolescente não lê. Na minha turma, doze pessoas trocam mangás toda sexta-feira. Talvez o jornal tenha procurado a gente no lugar errado.” A carta corrige, conta um fato e ainda faz sorrir. Termine com nome, idade e cidade, como fazem os jornais.',
  ),
  aid(
    'resenha-critica',
    'sem-contar-o-fim',
    'Resuma sem contar o fim',
    'O resumo da resenha serve para dar vontade, e não para substituir a obra. Conte quem é a personagem, o que ela quer e o que a atrapalha; pare antes da solução. Se você escreveu “no final…”, apague. Três ou quatro frases bastam, e o espaço que sobra é da sua avaliação, que é a parte principal.\n\nExemplo de livro inventado: “Em ‘O farol de vidro’, Nina precisa apagar a luz que o avô acendeu a vida inteira. O problema é que, sem ela, um barco pode não voltar.” O leitor já quer saber: ela apaga ou não?',
  ),
  aid(
    'resenha-critica',
    'avaliar-com-provas',
    'Avalie com provas',
    'Palavras como “legal”, “chato” e “emocionante” dizem o que você sentiu, mas não por quê. Cada vez que usar um adjetivo, mostre a cena, a fala ou a imagem que o provocou. A resenha fica mais justa, e quem discorda tem com o que discutir. Procure também um ponto fraco: elogio sem ressalva parece propaganda.\n\nExemplo: “O filme é lento” vira “o filme é lento: só depois de meia hora a menina sai de casa, e até lá vemos três vezes o mesmo café da manhã. Por outro lado, é essa demora que nos faz sentir a solidão dela”.',
  ),
];
