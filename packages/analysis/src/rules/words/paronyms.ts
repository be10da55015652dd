export type Paronym = {
  /** Its first three letters. */
  opening: string;
  written: RegExp;
  instead: string;
  /** What stands behind the word, or ahead of it, when the other one is meant. */
  behind?: RegExp;
  ahead?: RegExp;
  comment: string;
};

const TRADE = '“Tráfico” é comércio ilegal; “tráfego”, o movimento de veículos.';
const ROOM = '“Sessão” é reunião ou espetáculo; “seção”, uma parte ou divisão; “cessão”, o ato de ceder.';
const SEAT = '“Assento” é lugar para sentar; “acento”, o sinal sobre a letra.';
const MEND = '“Conserto” é reparo; “concerto”, espetáculo de música.';
const SOON = '“Iminente” é o que está para acontecer; “eminente”, quem se destaca.';
const TACT = '“Discrição” é a qualidade de quem é discreto; “descrição”, o ato de descrever.';
const LONG = '“Comprimento” é medida; “cumprimento”, o ato de cumprir ou de saudar.';
const BREAK = '“Infringir” é desrespeitar uma lei; “infligir”, aplicar um castigo.';
const ORDER = '“Mandado” é ordem judicial; “mandato”, o tempo de um cargo eletivo.';
const FREE = '“Absolver” é perdoar ou inocentar; “absorver”, sugar ou assimilar.';
const MIND = '“Senso” é juízo (senso comum, senso crítico); “censo”, a contagem da população.';
const HUNT = '“Cassar” é anular um direito; “caçar”, perseguir animais.';
const RATIFY = '“Ratificar” é confirmar; “retificar”, corrigir.';

const list: Omit<Paronym, 'opening'>[] = [
  {
    written: /^tráfego$/,
    instead: 'tráfico',
    behind: /^(drogas|armas|pessoas|animais|mulheres|influência|órgãos|entorpecentes|crianças|escravos)$/,
    comment: TRADE,
  },
  { written: /^tráfico$/, instead: 'tráfego', behind: /^(veículos|carros|caminhões|automóveis|aéreo|urbano)$/, comment: TRADE },
  {
    written: /^sessão$/,
    instead: 'seção',
    behind: /^(brinquedos|roupas|frios|eleitoral|esportes|livros|cartas|limpeza|perfumaria)$/,
    comment: ROOM,
  },
  { written: /^sessão$/, instead: 'cessão', behind: /^(direitos|bens|terras)$/, comment: ROOM },
  { written: /^seção$/, instead: 'cessão', behind: /^(direitos|bens|terras)$/, comment: ROOM },
  {
    written: /^seção$/,
    instead: 'sessão',
    behind: /^(cinema|filmes?|fotos|terapia|fisioterapia|autógrafos|plenária|solene|extraordinária)$/,
    comment: ROOM,
  },
  {
    written: /^acento(s?)$/,
    instead: 'assento$1',
    behind: /^(preferencial|preferenciais|ônibus|avião|carro|cadeira)$/,
    ahead: /^(tomar|tomou|tomaram|tomem|tome)$/,
    comment: SEAT,
  },
  { written: /^assento(s?)$/, instead: 'acento$1', behind: /^(agudo|grave|circunflexo|gráfico|tônico|agudos|gráficos)$/, comment: SEAT },
  {
    written: /^conserto(s?)$/,
    instead: 'concerto$1',
    behind: /^(piano|violino|música|rock|orquestra|ópera|musical|sinfônico)$/,
    comment: MEND,
  },
  {
    written: /^concerto(s?)$/,
    instead: 'conserto$1',
    behind: /^(carros?|ruas?|telhado|máquinas?|computador|moto|celular|geladeira|estradas?|roupas?|sapatos?)$/,
    comment: MEND,
  },
  {
    written: /^eminente(s?)$/,
    instead: 'iminente$1',
    ahead: /^(perigos?|riscos?|morte|ameaças?|guerra|crise|colapso|ataques?|queda|desastres?|tragédias?)$/,
    comment: SOON,
  },
  {
    written: /^iminente(s?)$/,
    instead: 'eminente$1',
    ahead: /^(médico|professora?|jurista|escritora?|filósofo|sociólogo|cientista|pensadora?|autora?|advogado)$/,
    behind: /^(médico|professora?|jurista|escritora?|filósofo|sociólogo|cientista|pensadora?|advogado)$/,
    comment: SOON,
  },
  { written: /^descrição$/, instead: 'discrição', ahead: /^(agiu|agir|agindo|agem|age|muita|máxima|total)$/, comment: TACT },
  { written: /^discrição$/, instead: 'descrição', behind: /^(cenas?|personagens?|personagem|fatos?|lugar|produto|crime)$/, comment: TACT },
  {
    written: /^cumprimento$/,
    instead: 'comprimento',
    behind: /^(mesa|cabelos?|saia|corda|rua|vestido|rio|metros|ponte|pista)$/,
    ahead: /^(metros|centímetros|quilômetros)$/,
    comment: LONG,
  },
  {
    written: /^comprimento$/,
    instead: 'cumprimento',
    behind: /^(leis?|deveres|dever|direitos|normas?|regras?|pena|contrato|promessas?|metas?|ordens?|ordem|obrigações|tarefas)$/,
    comment: LONG,
  },
  {
    written: /^infli(g|j)(.+)$/,
    instead: 'infrin$1$2',
    behind: /^(leis?|normas?|regras?|direitos?|código|constituição|estatuto|regulamento)$/,
    comment: BREAK,
  },
  {
    written: /^infrin(g|j)(.+)$/,
    instead: 'infli$1$2',
    behind: /^(penas?|castigos?|sofrimentos?|dor|derrota|punição|tortura)$/,
    comment: BREAK,
  },
  {
    written: /^mandato(s?)$/,
    instead: 'mandado$1',
    behind: /^(prisão|busca|segurança|condução|intimação|apreensão|judicial|judiciais)$/,
    comment: ORDER,
  },
  {
    written: /^mandado(s?)$/,
    instead: 'mandato$1',
    behind: /^(prefeito|presidente|deputado|senador|governador|vereador|parlamentar|presidencial|político)$/,
    comment: ORDER,
  },
  {
    written: /^absorv(.+)$/,
    instead: 'absolv$1',
    behind: /^(réus?|acusad[oa]s?|culpad[oa]s?|assassinos?|suspeitos?|criminosos?)$/,
    comment: FREE,
  },
  {
    written: /^absolv(.+)$/,
    instead: 'absorv$1',
    behind: /^(água|luz|calor|conhecimentos?|conteúdos?|impactos?|nutrientes|informaç(ão|ões)|energia|umidade|ideias)$/,
    comment: FREE,
  },
  {
    written: /^fragrante$/,
    instead: 'flagrante',
    behind: /^(delito|desrespeito|violação)$/,
    ahead: /^em$/,
    comment: '“Flagrante” é o que se vê no momento em que acontece; “fragrante”, o que tem perfume.',
  },
  {
    written: /^desapercebid(o|a|os|as)$/,
    instead: 'despercebid$1',
    ahead: /^pass(a|am|ou|aram|ar|em|e|ando|ava|avam|ado|ará)$/,
    comment: 'O que ninguém nota passa “despercebido”; “desapercebido” é desprevenido.',
  },
  {
    written: /^vultuos(o|a|os|as)$/,
    instead: 'vultos$1',
    ahead: /^(quantias?|somas?|valor|valores|lucros?|investimentos?|fortunas?|prejuízos?|dívidas?|recursos|salários?)$/,
    behind: /^(quantias?|somas?|valor|valores|lucros?|investimentos?|fortunas?)$/,
    comment: '“Vultoso” é de grande valor; “vultuoso”, inchado e vermelho.',
  },
  {
    written: /^descriminaç(ão|ões)$/,
    instead: 'discriminaç$1',
    behind: /^(racial|raciais|social|sociais|sexual|religiosa|gênero|contra|preconceito)$/,
    ahead: /^(preconceito|preconceitos|combater|combate|contra|sofre|sofrem|sofrer|racismo|vítimas?)$/,
    comment: '“Discriminação” é tratar alguém pior que os outros; “descriminação”, deixar de considerar crime.',
  },
  {
    written: /^taxad(o|a|os|as)$/,
    instead: 'tachad$1',
    behind: /^(mentiros[oa]|ladrão|louc[oa]s?|preguiços[oa]s?|bandidos?|criminosos?|culpados?|ignorantes?|burros?|racistas?)$/,
    comment: '“Tachar” é acusar de um defeito; “taxar”, cobrar taxa.',
  },
  { written: /^censo$/, instead: 'senso', behind: /^(comum|crítico|estético|moral|humor|justiça)$/, comment: MIND },
  { written: /^senso$/, instead: 'censo', behind: /^(demográfico|ibge|escolar|populacional)$/, comment: MIND },
  { written: /^caç(ar|ou|aram|ado|ando)$/, instead: 'cass$1', behind: /^(mandatos?|mandado|direitos|licença|diploma)$/, comment: HUNT },
  { written: /^cass(ar|ou|aram|ando)$/, instead: 'caç$1', behind: /^(animais|animal|onças?|javalis?|pássaros|baleias?)$/, comment: HUNT },
  { written: /^ratific(.+)$/, instead: 'retific$1', behind: /^(erros?|enganos?|equívocos?|falhas?)$/, comment: RATIFY },
  {
    written: /^extrato(s?)$/,
    instead: 'estrato$1',
    behind: /^(social|sociais|sociedade)$/,
    comment: '“Estrato” é camada (estrato social); “extrato”, o que se extrai ou o registro do banco.',
  },
  {
    written: /^cheque$/,
    instead: 'xeque',
    ahead: /^(colocar|colocou|colocando|coloca|colocam|pôr|põe|pondo|posto|colocad[oa])$/,
    comment: 'Pôr em “xeque” é pôr em dúvida, como no xadrez; “cheque” é o do banco.',
  },
  {
    written: /^sinto$/,
    instead: 'cinto',
    behind: /^segurança$/,
    comment: '“Cinto” é o que se prende à cintura; “sinto” é do verbo sentir.',
  },
  {
    written: /^intens(ão|ões)$/,
    instead: 'intenç$1',
    ahead: /^(a|com|sem|boa|boas|as|minha|sua|segundas?)$/,
    comment: 'O que se pretende fazer é “intenção”, com “ç”.',
  },
];

export const PARONYMS: Paronym[] = list.map((entry) => ({ ...entry, opening: entry.written.source.replace(/[^\p{L}]/gu, '').slice(0, 3) }));
