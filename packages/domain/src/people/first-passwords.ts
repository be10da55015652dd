import { isGuessable, isPersonal, type PasswordOwner } from './passwords';

/** Short, without marks, easy to read aloud, hard to mishear, and nothing that a child would be teased with; none that people choose by themselves. */
const WORDS = `
  abacate abelha abrigo acerola agulha alface algodao alicate almofada ameixa amendoim amora andorinha anel antena aquario arado arara
  arroz aspargo avela avental azeite azulejo bacia bagagem balaio balde bambu bandeja barraca barril bau bengala berimbau beterraba
  bicicleta bilhete binoculo biscoito bonde borracha bota botao broto bule bussola buzina cabana cabide cacau cadeado caju calha
  camelo caneca canoa capim capivara caqui caravela carimbo carretel carroca carvalho cascata castanha catavento cedro cenoura cerca
  cereja cesta chaleira chapeu chave chinelo choupana chuva cipo cisne clarinete cobertor coelho cogumelo colher colina colmeia concha
  coqueiro coral corda coruja cortina couve cravo cuia cupuacu damasco dado degrau dominó doca duna eco envelope ervilha escada
  esquilo estante estojo farol farinha fazenda feijao feira figo fivela floresta fogueira folha formiga fruta funil gaita galocha
  gancho garfo garrafa gaveta gergelim goiaba gorro grilo guaxinim guizo harpa hortela iglu ilha inhame ipe jabuti jacare jaca
  jambo janela jangada jarra jasmim jatoba jiboia joelho jornal juta laco ladrilho lagarta lago lampada lancha laranja lava leque limao
  linho lobo lona lontra louro lupa macieira madeira maleta mamao mandioca manga manteiga mapa maraca marmelo martelo mata
  melado melancia menta mesa milho mingau moinho moldura montanha morcego mosaico muda muro navio neblina ninho novelo nuvem oca oliva
  onda orvalho osso ostra ouro ovelha paina pampa panela papagaio parede passaro pastel patins pato pavao pedra peixe
  peneira pepino pera peteca piano pilao pincel pinha pinguim pipa pires pitanga planeta poema poleiro polvo pomar ponte porta pote prado
  praia prata prato pudim quati queijo quiabo quintal rabanete radio raiz rede regador relogio remo repolho rio roca roda rolha
  romã rosca sabao sabia sagui salada samambaia sanfona sapato sardinha selo sereno serra sino sirene sopa suco tabua tacho
  tamanco tambor tapete tapioca tartaruga tatu teia telha tesoura tigela tijolo tinta toalha tomate torneira trança trem trevo trigo
  trilho tromba tucano tulipa uirapuru umbu urso urucum uva vagem vale vara varanda vaso vela veleiro vento viga vinagre viola
  violeta vulcao xarope xicara zabumba zebra zinco acerto adubo aldeia alpiste angico anzol aroeira astro baunilha brisa buriti cacto
  canela cevada cocada cometa couro dendê dente diamante ensaio estrada faisca figueira foguete fubá garoa geleia graviola jaqueta lentilha
  mirante neve paçoca palmito pandeiro pedal pinheiro pipoca riacho sagu salsa seringa seta sombra trovao turmalina urna videira
`;

const plain = (word: string) => word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

export const FIRST_PASSWORD_WORDS = [...new Set(WORDS.trim().split(/\s+/).map(plain))];

/** A whole number from 0 up to, not including, the limit; from a source that nobody can foresee. */
export type Draw = (limit: number) => number;

/** `jangada-milho-tucano-47`: read aloud once, typed once, changed at the first access. Two digits, since one looks like a slip. */
export function firstPassword(owner: PasswordOwner, draw: Draw): string {
  for (;;) {
    const words = [0, 0, 0].map(() => FIRST_PASSWORD_WORDS[draw(FIRST_PASSWORD_WORDS.length)] ?? 'jangada');
    const password = `${words.join('-')}-${10 + draw(90)}`;
    const isFine = new Set(words).size === words.length && !isGuessable(password) && !isPersonal(password, owner);
    if (isFine) return password;
  }
}
