import { levelsFrom } from './levels';
import type { BaseGrid } from './shape';

/** Descriptors and hints are ours; the five competences and their steps of 40 are those of the exam (spec: domain, Grade ENEM). */
export const GRID_ENEM: BaseGrid = {
  slug: 'enem',
  name: 'Grade ENEM',
  description:
    'Para o texto dissertativo-argumentativo: cinco competências, cada uma de 0 a 200 pontos em passos de 40, com total de até 1000. Em dúvida entre dois níveis, fica o menor.',
  competences: [
    {
      position: 1,
      aspect: 'conventions',
      name: 'Domínio da escrita formal da língua portuguesa',
      short: 'Norma-padrão',
      description:
        'Olha para a montagem das frases e para os desvios de grafia, gramática, registro e vocabulário. Pontuação e grafia de conectivo contam aqui, nunca na coesão.',
      sub_criteria: [
        'Convenções da escrita: acentuação, ortografia, hífen, maiúsculas e translineação',
        'Gramática: concordância, regência, crase, pontuação, colocação pronominal, tempos e modos verbais',
        'Registro: marcas de oralidade e gíria',
        'Escolha vocabular: palavra precisa e adequada ao que se quer dizer',
        'Estrutura sintática: truncamento, justaposição, excesso ou ausência de termos',
      ],
      levels: levelsFrom(0, 40, [
        {
          descriptor: 'Não se reconhece o uso da escrita formal do português.',
          hint: 'sem estrutura sintática',
          to_next: 'Escrever frases com sujeito e verbo que possam ser lidas e entendidas, mesmo com muitos desvios.',
        },
        {
          descriptor: 'Falhas de gramática, grafia e registro se repetem do começo ao fim e travam a leitura.',
          hint: 'sintaxe deficitária e muitos desvios',
          to_next: 'Acertar uma das duas frentes: montar frases completas ou reduzir os desvios que aparecem em quase toda linha.',
        },
        {
          descriptor: 'Há muitas falhas ou frases mal montadas; o domínio da escrita formal ainda é insuficiente.',
          hint: 'sintaxe deficitária ou muitos desvios',
          to_next: 'Separar as frases emendadas por vírgula, completar as truncadas e eliminar os tipos de desvio que mais se repetem.',
        },
        {
          descriptor: 'O domínio é intermediário: o texto se lê bem, com desvios perceptíveis.',
          hint: 'sintaxe regular e alguns desvios',
          to_next: 'Revisar concordância, crase e vírgulas e variar a montagem dos períodos, para que os desvios se tornem poucos.',
        },
        {
          descriptor: 'Há bom controle da norma e do registro, com desvios escassos.',
          hint: 'sintaxe boa e poucos desvios',
          to_next: 'Fazer uma última leitura só de forma: restar, no texto inteiro, no máximo uma falha sintática e dois desvios.',
        },
        {
          descriptor: 'O controle da norma e do registro é seguro do começo ao fim; só há deslizes isolados.',
          hint: 'no máximo 1 falha sintática e 2 desvios',
          to_next: '',
        },
      ]),
    },
    {
      position: 2,
      aspect: 'theme',
      name: 'Compreensão da proposta, tipo textual e repertório',
      short: 'Tema e repertório',
      description:
        'Olha se o texto trata do tema inteiro, se é uma dissertação argumentativa com as três partes e se traz conhecimentos de fora da coletânea que sirvam à discussão.',
      sub_criteria: [
        'Abordagem do tema: todas as palavras-chave da frase temática',
        'Tipo textual: introdução, desenvolvimento e conclusão; predominância de argumentar sobre narrar ou expor',
        'Repertório legitimado: tem fonte ou área do conhecimento que se possa reconhecer',
        'Repertório pertinente: tem relação com o tema',
        'Uso produtivo: o repertório faz a discussão avançar',
      ],
      levels: levelsFrom(0, 40, [
        {
          descriptor: 'Há fuga ao tema ou outro tipo de texto, o que anula a redação inteira.',
          hint: 'usar a nota zero com o motivo',
          to_next: 'Voltar à frase temática e defender um ponto de vista sobre ela em parágrafos de dissertação.',
        },
        {
          descriptor: 'O texto só encosta no tema, ou traz marcas constantes de outro tipo textual.',
          hint: 'tangência · aglomerado de palavras',
          to_next: 'Tratar do recorte pedido, e não só do assunto geral, usando cada palavra-chave da frase temática.',
        },
        {
          descriptor: 'O texto trata do tema, mas apoiado em cópia da coletânea, ou faltam partes da dissertação.',
          hint: 'duas partes embrionárias · frase final incompleta · muita cópia trava aqui',
          to_next: 'Escrever introdução, desenvolvimento e conclusão completos, com palavras próprias no lugar dos trechos copiados.',
        },
        {
          descriptor: 'O tema é tratado por completo, com argumentação previsível e repertório fraco.',
          hint: 'repertório da coletânea, não legitimado ou não pertinente · uma parte embrionária',
          to_next: 'Trazer de fora da coletânea um dado, obra, lei ou conceito com fonte reconhecível e ligado ao tema.',
        },
        {
          descriptor: 'O tema é tratado por completo, com boa argumentação e repertório de fora, pertinente, mas pouco aproveitado.',
          hint: 'legitimado e pertinente, uso improdutivo',
          to_next: 'Explicar o que o repertório prova: depois da citação, uma frase que a ligue à tese.',
        },
        {
          descriptor: 'O tema é tratado por completo, com repertório que de fato sustenta a discussão.',
          hint: 'legitimado, pertinente e produtivo',
          to_next: '',
        },
      ]),
    },
    {
      position: 3,
      aspect: 'argument',
      name: 'Projeto de texto e desenvolvimento dos argumentos',
      short: 'Argumentação',
      description:
        'Olha se há um ponto de vista, se os argumentos foram escolhidos e ordenados para defendê-lo e se cada um é desenvolvido, e não apenas anunciado.',
      sub_criteria: [
        'Ponto de vista claro desde a introdução',
        'Projeto de texto: o que a introdução anuncia, o desenvolvimento cumpre e a conclusão retoma',
        'Desenvolvimento: causa, consequência, exemplo ou explicação para cada argumento',
        'Coerência: nenhuma ideia contradiz outra',
        'Autoria: marca própria na seleção e na leitura dos fatos',
      ],
      levels: levelsFrom(0, 40, [
        {
          descriptor: 'As ideias são alheias ao tema e não defendem posição alguma.',
          hint: 'sem direção',
          to_next: 'Apresentar ao menos uma ideia que se relacione com o tema.',
        },
        {
          descriptor: 'As ideias têm pouca ligação com o tema ou não têm nexo entre si; não há ponto de vista.',
          hint: 'texto tangente não passa daqui',
          to_next: 'Dizer em uma frase o que se defende e fazer as ideias apontarem para ela.',
        },
        {
          descriptor: 'Há uma posição, mas as ideias são soltas, contraditórias ou repetidas da coletânea.',
          hint: 'muitas falhas no projeto · contradição grave trava aqui',
          to_next: 'Escolher dois argumentos que combinem com a tese, um por parágrafo, e retirar o que a contradiz.',
        },
        {
          descriptor: 'O projeto de texto é visível, com falhas, e os argumentos ficam próximos da coletânea.',
          hint: 'algumas informações desenvolvidas',
          to_next: 'Desenvolver o que só foi anunciado: por que acontece, o que provoca e um exemplo que o leitor reconheça.',
        },
        {
          descriptor: 'Os argumentos são organizados, quase todos desenvolvidos e com marca própria.',
          hint: 'poucas falhas',
          to_next: 'Localizar a lacuna que sobrou (uma afirmação sem porquê, um salto) e fechá-la com uma frase de explicação.',
        },
        {
          descriptor: 'O projeto é planejado de ponta a ponta, com argumentos desenvolvidos e autorais.',
          hint: 'desenvolvimento em todo o texto',
          to_next: '',
        },
      ]),
    },
    {
      position: 4,
      aspect: 'cohesion',
      name: 'Mecanismos linguísticos de coesão',
      short: 'Coesão',
      description:
        'Olha para o que liga frases e parágrafos: conectivos, pronomes, sinônimos e retomadas. Importam a presença, a variedade e o uso no sentido certo.',
      sub_criteria: [
        'Ligação entre parágrafos por operadores argumentativos',
        'Ligação entre períodos e dentro deles',
        'Referenciação: pronomes, sinônimos e expressões que retomam sem repetir',
        'Variedade dos recursos',
        'Adequação: o conectivo diz a relação que existe entre as ideias',
      ],
      levels: levelsFrom(0, 40, [
        {
          descriptor: 'As frases estão empilhadas, sem nada que as ligue.',
          hint: 'palavras e períodos desconexos em todo o texto',
          to_next: 'Ligar ao menos algumas frases com conectivos simples, como “porque”, “mas” e “por isso”.',
        },
        {
          descriptor: 'As ligações são raras ou quase sempre impróprias, e a repetição é excessiva.',
          hint: 'quase nenhum coesivo · as mesmas palavras do início ao fim',
          to_next: 'Ligar as frases de cada parágrafo e trocar por pronome ou sinônimo as palavras que se repetem linha a linha.',
        },
        {
          descriptor: 'Há poucas ligações, muitas repetições ou usos impróprios de conectivos.',
          hint: 'bloco único não passa daqui',
          to_next: 'Dividir o texto em parágrafos e abrir cada um com uma expressão que o ligue ao anterior.',
        },
        {
          descriptor: 'As ligações são regulares, pouco variadas e com algumas falhas.',
          hint: 'coesivos presentes, repetidos, com algumas inadequações',
          to_next: 'Variar os conectivos e garantir ao menos um operador argumentativo entre parágrafos.',
        },
        {
          descriptor: 'As ligações são constantes e variadas, com poucas falhas.',
          hint: 'ao menos 1 operador argumentativo entre parágrafos',
          to_next:
            'Pôr operadores entre parágrafos em dois momentos, ao menos um coesivo dentro de cada parágrafo, e corrigir o que restou de impróprio.',
        },
        {
          descriptor: 'As ligações são precisas e variadas em todos os parágrafos.',
          hint: 'operadores entre parágrafos em 2 ou mais momentos · ao menos 1 coesivo dentro de cada parágrafo · nenhuma inadequação',
          to_next: '',
        },
      ]),
    },
    {
      position: 5,
      aspect: 'proposal',
      name: 'Proposta de intervenção',
      short: 'Intervenção',
      description:
        'Conta os elementos da melhor proposta do texto: ação, agente, meio ou modo, finalidade e detalhamento. A proposta respeita os direitos humanos e responde ao que foi discutido.',
      sub_criteria: [
        'Ação: o que deve ser feito',
        'Agente: quem deve fazer',
        'Meio ou modo: como será feito',
        'Efeito ou finalidade: para quê',
        'Detalhamento: uma informação a mais sobre qualquer um dos outros',
      ],
      levels: levelsFrom(0, 40, [
        {
          descriptor: 'Não há proposta, ou ela é alheia ao assunto ou contrária aos direitos humanos.',
          hint: 'nenhum elemento',
          to_next: 'Propor uma ação ligada ao tema que respeite os direitos de todas as pessoas.',
        },
        {
          descriptor: 'A proposta é vaga ou presa só ao assunto, sem chegar ao recorte do tema.',
          hint: '1 elemento válido ou só elementos nulos (“alguém”, “fazer algo”) · tangência',
          to_next: 'Dizer quem faz e o que faz, com nomes: em lugar de “alguém precisa agir”, um agente e uma ação.',
        },
        {
          descriptor: 'A proposta é incompleta, ou não tem ligação com a discussão do texto.',
          hint: '2 elementos válidos · proposta condicional (“se o governo fizesse…”) não passa daqui',
          to_next: 'Afirmar a proposta, sem “se”, e acrescentar um terceiro elemento: como será feita ou para quê.',
        },
        {
          descriptor: 'A proposta é mediana e se liga ao tema e ao texto.',
          hint: '3 elementos válidos',
          to_next: 'Acrescentar o elemento que falta, em geral o meio (“por meio de…”) ou a finalidade (“a fim de…”).',
        },
        {
          descriptor: 'A proposta é boa e se liga ao tema e ao texto.',
          hint: '4 elementos válidos',
          to_next: 'Detalhar um dos elementos já presentes: uma característica do agente, um exemplo da ação, um desdobramento do efeito.',
        },
        {
          descriptor: 'A proposta é completa e detalhada, ligada ao tema e ao texto.',
          hint: '5 elementos válidos, nenhum contado duas vezes',
          to_next: '',
        },
      ]),
    },
  ],
};
