import type { BaseZeroReason } from './shape';
import { BLANK_BY_GENRE, CLASSMATE_BY_GENRE, LANGUAGE_BY_GENRE, PROMPT_COPY_BY_GENRE, TOO_SHORT_BY_GENRE } from './zero-comments';

type Said = BaseZeroReason['comments'];

const toAll = (teacher: string, reviewer: string): Said => [
  { role: 'teacher', text: teacher },
  { role: 'reviewer', text: reviewer },
];

/** In the order in which a text is checked: what a machine sees first comes first. */
export const ZERO_REASONS: BaseZeroReason[] = [
  {
    slug: 'em_branco',
    label: 'Em branco',
    description: 'A folha foi entregue sem nenhum texto.',
    grids: ['enem', 'unica'],
    closed_by: null,
    comments: [
      ...toAll(
        'Sua folha chegou em branco, e eu quero muito ler o que você pensa. Releia a proposta, anote três ideias soltas e comece pela que parecer mais fácil; depois me peça a reabertura. Se algo atrapalhou, me conte.',
        'Redação entregue sem texto na folha definitiva. Situação: em branco.',
      ),
      ...BLANK_BY_GENRE,
    ],
  },
  {
    slug: 'texto_insuficiente',
    label: 'Texto insuficiente',
    description: 'O texto não alcança a extensão mínima para ser avaliado.',
    grids: ['enem', 'unica'],
    closed_by: 'length',
    comments: [
      ...toAll(
        'Seu texto tem {palavras} palavras e o mínimo é {minimo}. O começo já está aí: retome a proposta, escolha a sua melhor ideia e explique-a como explicaria a um colega. Depois peça a reabertura, que eu leio com gosto.',
        'O texto tem {palavras} palavras, abaixo do mínimo de {minimo}, extensão que não permite a avaliação das competências. Situação: texto insuficiente.',
      ),
      ...TOO_SHORT_BY_GENRE,
    ],
  },
  {
    slug: 'lingua_estrangeira',
    label: 'Língua estrangeira predominante',
    description: 'A maior parte do texto está escrita em outra língua.',
    grids: ['enem', 'unica'],
    closed_by: null,
    comments: [
      ...toAll(
        'Escrever em outra língua mostra repertório, mas aqui avaliamos a escrita em português. Conte as mesmas ideias em português, frase por frase, sem traduzir ao pé da letra. Peça a reabertura quando estiver pronto.',
        'Mais da metade do texto está em língua estrangeira, o que impede a avaliação da escrita em português. Situação: língua estrangeira predominante.',
      ),
      ...LANGUAGE_BY_GENRE,
    ],
  },
  {
    slug: 'ilegivel',
    label: 'Texto ilegível',
    description: 'Não é possível ler o texto, por letra, rasura ou imagem sem qualidade.',
    grids: ['enem', 'unica'],
    closed_by: null,
    comments: toAll(
      'Tentei ler mais de uma vez e não consegui decifrar o seu texto. Digite-o ou fotografe a folha de novo, de cima, com boa luz e sem sombra; se for à mão, deixe um espaço claro entre as palavras. Suas ideias merecem ser lidas.',
      'A leitura não é possível na maior parte do texto por causa da grafia, de rasuras ou da qualidade da imagem. Na dupla correção, a situação depende da concordância de dois avaliadores. Situação: texto ilegível.',
    ),
  },
  {
    slug: 'copia_proposta',
    label: 'Cópia dos textos motivadores',
    description: 'Descontados os trechos copiados da proposta, não sobra texto próprio suficiente.',
    grids: ['enem', 'unica'],
    closed_by: null,
    comments: [
      ...toAll(
        'Os trechos marcados vieram dos textos da proposta, e sobrou pouco que seja seu. Guarde uma ideia de cada texto motivador, feche a página e conte essa ideia com as suas palavras; depois acrescente um exemplo que só você daria.',
        'Descontados os trechos copiados da proposta, a produção própria não alcança a extensão mínima. Os trechos estão marcados. Situação: cópia dos textos motivadores.',
      ),
      ...PROMPT_COPY_BY_GENRE,
    ],
  },
  {
    slug: 'copia_colegas',
    label: 'Cópia entre estudantes',
    description: 'O texto repete, no todo ou na maior parte, o de outro estudante.',
    grids: ['enem', 'unica'],
    closed_by: null,
    comments: [
      ...toAll(
        'Seu texto é quase igual ao de outra pessoa. Vamos conversar sobre como isso aconteceu? Trocar ideias ajuda, mas a escrita precisa ser sua, mesmo imperfeita: é com ela que eu consigo ajudar você a crescer. Peça a reabertura e escreva a sua versão.',
        'A comparação aponta coincidência extensa e literal com outra redação da plataforma, e os trechos foram conferidos lado a lado. Situação: cópia entre estudantes.',
      ),
      ...CLASSMATE_BY_GENRE,
    ],
  },
  {
    slug: 'plagio_internet',
    label: 'Plágio de site',
    description: 'Parte considerável do texto foi copiada de uma página sem indicação da fonte.',
    grids: ['enem'],
    closed_by: null,
    comments: toAll(
      'Os trechos marcados já estavam publicados em outro lugar, sem que você dissesse onde. Pesquisar é ótimo: leia, feche a página, escreva o que entendeu e cite de onde veio (“segundo…”). Refaça com a sua voz e peça a reabertura.',
      'Trechos extensos coincidem literalmente com material publicado, sem aspas nem atribuição de fonte, em proporção que descaracteriza a autoria. Situação: plágio.',
    ),
  },
  {
    slug: 'fuga_tema',
    label: 'Fuga ao tema',
    description: 'O texto não trata do assunto proposto nem do recorte pedido.',
    grids: ['enem'],
    closed_by: 'theme',
    comments: toAll(
      'Você escreveu com empenho, mas sobre outro assunto. Volte à frase do tema, circule as palavras principais e use todas elas na introdução. Uma pergunta ajuda: “o que eu penso sobre exatamente isto?”. Muito do que você já tem pode ser aproveitado.',
      'O texto não aborda o assunto da frase temática nem o seu recorte em nenhum dos parágrafos, o que se distingue da tangência. Situação: fuga ao tema.',
    ),
  },
  {
    slug: 'nao_atende_tipo',
    label: 'Não atendimento ao tipo textual',
    description: 'O texto é predominantemente narrativo, poético, epistolar ou de outro tipo que não o dissertativo-argumentativo.',
    grids: ['enem'],
    closed_by: 'genre',
    comments: toAll(
      'Gostei de ler, mas o que você escreveu é de outro tipo. Aqui a tarefa é defender uma opinião: diga o que pensa sobre o tema, dê dois motivos, um por parágrafo, e proponha uma saída. A sua história pode virar um exemplo de duas linhas.',
      'Predominam sequências de outro tipo textual, sem defesa de ponto de vista por meio de argumentos. Situação: não atendimento ao tipo dissertativo-argumentativo.',
    ),
  },
  {
    slug: 'parte_desconectada',
    label: 'Parte desconectada do tema',
    description: 'Um trecho do texto foi posto ali de propósito, sem relação com o tema: recado, receita, hino, oração.',
    grids: ['enem'],
    closed_by: null,
    comments: toAll(
      'No meio de um texto que ia bem há um trecho que nada tem a ver com ele, e isso anula a redação no exame. Retire-o, releia o parágrafo de antes e o de depois e costure os dois. O resto já mostra que você sabe fazer.',
      'Há trecho deliberadamente desconectado do tema, sem articulação com o que o antecede ou sucede, conforme a marcação. Situação: parte desconectada.',
    ),
  },
  {
    slug: 'anulacao_proposital',
    label: 'Impropério, desenho ou anulação proposital',
    description: 'Há ofensa, desenho, emoji ou outra forma deliberada de anular a redação.',
    grids: ['enem'],
    closed_by: null,
    comments: toAll(
      'O trecho marcado anula a redação inteira no exame, por melhor que seja o restante. Se você estava cansado ou irritado, tudo bem, acontece: vamos conversar. Depois apague o trecho, retome de onde parou e me entregue de novo.',
      'O texto contém impropério, desenho, emoji ou outra forma deliberada de anulação, conforme a marcação. Situação: anulada.',
    ),
  },
  {
    slug: 'sinais_sem_funcao',
    label: 'Números ou sinais sem função',
    description: 'Há números ou sinais gráficos que não cumprem função no texto.',
    grids: ['enem'],
    closed_by: null,
    comments: toAll(
      'Apareceram números ou sinais que não fazem parte do texto e que, no exame, levam à anulação. Pode ter sido um escorregão do teclado: apague-os, confira se nenhum parágrafo ficou cortado e peça a reabertura.',
      'O texto traz sequências de números ou sinais gráficos sem função comunicativa, conforme a marcação. Situação: anulada.',
    ),
  },
  {
    slug: 'identificacao',
    label: 'Nome ou assinatura fora do lugar',
    description: 'O texto tem nome, assinatura, rubrica ou outra marca que identifica quem o escreveu.',
    grids: ['enem'],
    closed_by: null,
    comments: toAll(
      'Você assinou ou se identificou dentro do texto, e no exame isso anula a redação, para que a correção seja anônima. É fácil de resolver: apague o nome, mantenha a conclusão como está e peça a reabertura.',
      'Há nome, assinatura ou marca de identificação no espaço do texto, o que compromete o anonimato da correção. Situação: anulada por identificação.',
    ),
  },
];
