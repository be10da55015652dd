import { PASSWORD_MAX, PASSWORD_MIN } from '@lauda/contract/users';

/** What passwords are made of when people are in a hurry, in Portuguese and in English, without marks. */
const COMMON_WORDS = `
  senha senhas password passwd pass word contrasena mudar mudar123 trocar nova novo acesso entrar login usuario user admin administrador root
  teste test testing exemplo convidado guest default padrao mestre master segredo secret secreta seguro segura qualquer nada
  lauda redacao redacoes escola escolas colegio ensino professor professora prof aluno aluna alunos estudante estudantes diretor diretora
  coordenador coordenadora turma turmas portugues enem vestibular caderno lapis caneta prova nota provas livro livros lousa recreio matematica
  amor amorzinho meuamor vida minhavida felicidade feliz saudade paz deus jesus jesuscristo deuseamor deusefiel fe familia mae pai filho filha
  mamae papai irmao irma vovo vovó bebe princesa principe rainha anjo anjinho flor estrela coracao lua sol ceu mar
  brasil brasileiro brasileira saopaulo riodejaneiro bahia minas recife fortaleza salvador curitiba manaus natal amazonia
  futebol gol bola flamengo mengao corinthians timao palmeiras verdao vasco gremio internacional cruzeiro atletico galo santos botafogo
  fluminense bahea sport ceara copa campeao
  gabriel gabriela maria joao jose pedro paulo lucas mateus matheus rafael rafaela ana anapaula julia juliana camila fernanda beatriz
  amanda leticia larissa bruno bruna carlos eduardo felipe gustavo henrique isabela marcos mariana rodrigo thiago tiago vinicius
  vitoria yasmin helena alice laura sofia miguel arthur davi bernardo heitor enzo valentina
  gato gata cachorro cachorrinho totó mel thor luna nina bob rex
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado domingo
  verao inverno outono primavera natal pascoa carnaval
  chocolate pizza cafe bolo banana abacaxi morango batata
  musica rock samba forro pagode sertanejo banda violao
  iloveyou loveyou teamo euteamo love lovely welcome hello hola monkey dragon shadow sunshine superman batman naruto pokemon pikachu
  starwars football baseball soccer hockey princess ninja mustang charlie michael jordan jennifer ashley daniel jessica
  letmein trustno access changeme whatever freedom computer internet google facebook instagram whatsapp youtube tiktok minecraft roblox
  freefire fortnite windows samsung iphone android netflix spotify
  qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm azerty qazwsx abcabc abcdef abcdefgh abcdefghij
`
  .trim()
  .split(/\s+/);

const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv5tgb'];

/** Lower case, no marks, and the usual figures read as letters. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const asLetters = (text: string) =>
  text.replace(/[@4]/g, 'a').replace(/3/g, 'e').replace(/[1!]/g, 'i').replace(/0/g, 'o').replace(/[$5]/g, 's').replace(/7/g, 't');

const COMMON = new Set(COMMON_WORDS.map(plain));

const isRun = (text: string) => RUNS.some((run) => run.includes(text) || [...run].reverse().join('').includes(text));
const isRepeated = (text: string) => /^(.{1,4})\1+$/.test(text);

/** A common word, alone or dressed with figures and signs, a keyboard run, a repetition, or nothing but figures. */
export function isGuessable(password: string) {
  const text = plain(password);
  const letters = asLetters(text);
  const core = (word: string) => word.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const parts = text.split(/[^a-z]+/).filter((part) => part.length > 0);
  return (
    isRepeated(text) ||
    isRun(text) ||
    /^[\d\W_]+$/.test(text) ||
    [core(text), core(letters), letters].some((word) => COMMON.has(word) || (word.length > 0 && word.length < 4)) ||
    (parts.length > 0 && parts.every((part) => COMMON.has(part) || part.length < 3))
  );
}

export type PasswordOwner = { first_name: string; last_name: string; username: string; email: string };

/** Holds a piece of what everyone at school knows about the person. */
export function isPersonal(password: string, owner: PasswordOwner) {
  const text = plain(password);
  const pieces = [owner.username, ...owner.first_name.split(/\s+/), ...owner.last_name.split(/\s+/), owner.email.split('@')[0] ?? ''];
  return pieces.map(plain).some((piece) => piece.length >= 4 && text.includes(piece));
}

export type PasswordFault = 'short' | 'long' | 'guessable' | 'personal';

/** The same list for the screen, live, and for the server. */
export function passwordFaults(password: string, owner: PasswordOwner): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if (password.length < PASSWORD_MIN) faults.push('short');
  if (password.length > PASSWORD_MAX) faults.push('long');
  if (isGuessable(password)) faults.push('guessable');
  if (isPersonal(password, owner)) faults.push('personal');
  return faults;
}
