export const texts = {
  databaseStarting: 'Abrindo o banco de dados…',
  demonstrationUsers: 'Os usuários de demonstração estão na página de entrada.',
  folderClosed: (folder: string) =>
    `Não foi possível ler ou escrever na pasta de dados ${folder}. Use o mesmo usuário do sistema de antes ou escolha outra pasta em LAUDA_DATA_DIR.`,
  onAir: (url: string) => `Lauda está no ar: ${url}`,
  portTaken: (port: number) => `A porta ${port} já está em uso. Escolha outra, por exemplo: PORT=${port + 1} npm start`,
  superuserCreated: (username: string, password: string) => `Criado: ${username}. Senha do primeiro acesso: ${password}`,
  superuserTaken: 'Já existe alguém com esse usuário ou esse e-mail. Nada foi criado.',
  superuserUsage: 'Uso: npm run start:production -- create-superuser --username ana --email ana@rede.example --name "Ana Lima"',
  stopping: 'Encerrando…',
};
