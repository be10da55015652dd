import type { BaseAid } from '../shape';

const aid = (theme: string, slug: string, title: string, body: string): BaseAid => ({
  slug,
  title,
  body,
  genre: null,
  competence: null,
  theme,
});

export const AIDS_OF_THEMES: BaseAid[] = [
  aid(
    'publicidade-infantil',
    'quem-fala-com-a-crianca',
    'Quem fala com a criança?',
    'Neste tema é fácil escrever sobre propaganda em geral e esquecer a palavra “infantil”. Pergunte sempre: o que muda quando quem assiste tem seis anos? A criança ainda não separa o desenho do anúncio que o interrompe, e quem compra é outra pessoa. Esses dois fatos já rendem dois parágrafos: um sobre o desenvolvimento da criança, outro sobre a pressão que chega à família.\n\nExemplo de ideia: hoje o anúncio nem parece anúncio. É um menino abrindo brinquedos em um vídeo. Quem deveria avisar que aquilo é venda: a empresa, a plataforma, os pais? A sua resposta aponta o agente da proposta.',
  ),
  aid(
    'fome-e-desperdicio',
    'duas-pontas-do-prato',
    'As duas pontas do prato',
    'O tema junta duas coisas que parecem opostas: falta comida para uns e sobra para outros. O texto forte explica por que as duas acontecem ao mesmo tempo. Pense no caminho do alimento: plantar, transportar, vender, cozinhar. Em que ponto se perde? Quem está do outro lado, sem dinheiro para comprar?\n\nExemplo de argumento: a feira joga fora ao meio-dia o que às onze custava caro; portanto, o problema não é só produzir, é fazer chegar. Com isso em mente, a proposta pode ligar as pontas: quem recolhe, como conserva, para quem entrega. Evite parar em “as pessoas deviam desperdiçar menos”.',
  ),
  aid(
    'trabalho-de-cuidado',
    'o-trabalho-que-ninguem-ve',
    'O trabalho que ninguém vê',
    'Comece por enxergar. Anote o que foi feito hoje na sua casa para que todos comessem, se vestissem e tomassem remédio na hora. Quem fez? Quanto tempo levou? Alguém pagou por isso? Alguém agradeceu? Essas respostas mostram por que se fala em trabalho invisível, e o tema pede justamente os desafios para que ele seja visto.\n\nExemplo de ideia: quem passa a tarde cuidando de um avô doente não aparece em nenhuma folha de pagamento, e mais tarde terá dificuldade para se aposentar. Isso liga a casa à economia e dá ao seu texto um argumento que vai além de “é preciso dividir as tarefas”.',
  ),
  aid(
    'mobilidade-urbana',
    'o-tempo-de-quem-vai',
    'O tempo de quem vai',
    'Mobilidade não é só trânsito: é poder chegar. Pense em três pessoas da sua cidade, com destinos e corpos diferentes: quem usa cadeira de rodas, quem mora longe do centro, quem pedala. O que cada uma perde no caminho? Tempo, dinheiro, saúde, oportunidades? Escolha duas dessas perdas e terá os seus parágrafos.\n\nExemplo de argumento: quem gasta três horas por dia no ônibus perde, em um ano de trabalho, mais de vinte e cinco dias inteiros. Faça a conta no seu texto, pois um número que o leitor pode refazer convence. Na proposta, diga qual órgão cuida das linhas e das calçadas.',
  ),
  aid(
    'envelhecer-no-brasil',
    'idade-nao-e-doenca',
    'Velhice não é doença',
    'Cuidado com a imagem única: nem todo velho é frágil, nem todo velho é sábio. O tema fica rico quando você mostra que se envelhece de modos desiguais. Quem trabalhou na roça desde cedo e quem teve plano de saúde chegam aos setenta anos com corpos diferentes. Por quê? Aí está o seu argumento.\n\nExemplo de ideia: a cidade também exclui. Semáforo que abre por poucos segundos, aplicativo de banco sem letra grande, fila sem cadeira. Cada exemplo aponta alguém que pode agir. Converse com uma pessoa de mais de sessenta anos antes de escrever: o que ela deixou de fazer, e por quê?',
  ),
  aid(
    'celular-na-escola',
    'alem-do-pode-nao-pode',
    'Além do pode ou não pode',
    'Neste tema quase todo mundo escreve “sou a favor” ou “sou contra” e para aí. Vá além: a pergunta é sobre o recreio, que não é aula nem é casa. O que se faz nele? Quem descansa, quem fica só, quem precisa falar com a família? Uma posição com condições costuma ser mais forte do que um “sempre” ou um “nunca”. E leve a sério quem discorda de você.\n\nExemplo de posição: “O celular deve continuar guardado no recreio, desde que a escola ponha algo no lugar dele: jogos, bola, um canto de leitura. Proibir sem oferecer é só esvaziar o bolso.” Agora procure um fato da sua escola que prove isso.',
  ),
  aid(
    'praca-do-bairro',
    'andar-antes-de-escrever',
    'Ande antes de escrever',
    'Vá até a praça, ou lembre-se dela em detalhes, e faça um inventário: quantos bancos inteiros, quantas lâmpadas acesas, que brinquedos, quem usa e a que horas. Um número exato vale mais, em uma carta aberta, do que a frase “está tudo abandonado”. Depois escolha um pedido principal e no máximo dois menores.\n\nExemplo: “Das oito lâmpadas, só duas acendem; por isso, depois das seis, a quadra fica vazia.” A primeira parte é o fato, a segunda é a consequência. Descubra ainda qual secretaria cuida das praças no seu município, para que a carta chegue à mesa certa.',
  ),
  aid(
    'casa-do-fim-da-rua',
    'a-casa-como-personagem',
    'A casa também é personagem',
    'Em um conto de mistério, o lugar age. Dê à casa um hábito: uma janela que amanhece aberta, um cheiro de bolo quando não mora ninguém. Escolha um só detalhe estranho e faça-o voltar três vezes, cada vez mais perto da personagem. Na terceira, ele revela o segredo ou o torna maior.\n\nExemplo: na primeira vez, a luz do andar de cima pisca enquanto as crianças jogam bola. Na segunda, pisca no ritmo da música que uma delas assobia. Na terceira, a menina para de assobiar, e a luz continua. Você decide o que ela faz: corre, ou responde?',
  ),
  aid(
    'fila-da-padaria',
    'ouvir-a-fila',
    'Ouça a fila',
    'Fila de padaria é teatro de graça. Antes de escrever, lembre-se das falas: o pedido de sempre, a pressa de um, a conversa comprida de outro. Escolha duas ou três pessoas e dê a cada uma um gesto que a defina. Não conte tudo o que houve: pare o relógio em um pequeno conflito, como o último sonho da vitrine.\n\nExemplo: “A senhora de lenço pediu seis pães e contou sete moedas, devagar, como quem reza.” Uma frase, e já conhecemos alguém. No fim, pergunte o que a fila mostra sobre a cidade, e responda com uma cena, sem discurso.',
  ),
  aid(
    'minha-rua',
    'cinco-sentidos-da-rua',
    'A rua com cinco sentidos',
    'Quase todo poema sobre a rua conta o que se vê. Experimente começar por outro sentido. Que som abre a manhã: o portão, o galo, a moto do padeiro? Que cheiro mora na esquina? O chão é quente, áspero, esburacado? Escreva um verso para cada sentido e depois corte o mais fraco.\n\nExemplo:\n“Minha rua acorda pelo nariz:\nprimeiro o café da casa de dona Lia,\ndepois o ônibus, que não pede licença.”\nRepare que há um pouco de humor e uma vizinha com nome. Nomes próprios deixam a rua mais sua. Quem mora na rua do seu poema?',
  ),
];
