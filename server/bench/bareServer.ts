/** The yardstick: Express that sends JSON from memory. `POST /set/x` says what `POST /x` answers. */
import express from 'express';

const answers = new Map<string, unknown>();

express()
  .disable('x-powered-by')
  .get('/ready', (_request, response) => void response.end())
  .use(express.json({ limit: '5mb' }))
  .post('/set/:name', (request, response) => {
    answers.set(request.params.name, request.body);
    response.json({});
  })
  .post('/:name', (request, response) => void response.json(answers.get(request.params.name)))
  .listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
