/** The yardstick: Express that sends JSON from memory. `POST /set/x` says what `POST /x` answers, `GET /x.html` sends its `html`. */
import express from 'express';

const answers = new Map<string, unknown>();

express()
  .disable('x-powered-by')
  .get('/readyz', (_request, response) => void response.end())
  .use(express.json({ limit: '5mb' }))
  .post('/set/:name', (request, response) => {
    answers.set(request.params.name, request.body);
    response.json({});
  })
  .get('/:name.html', (request, response) => {
    const answer = answers.get(request.params.name);
    response.type('html').send(typeof answer === 'object' && answer !== null && 'html' in answer ? answer.html : '');
  })
  .post('/:name', (request, response) => void response.json(answers.get(request.params.name)))
  .listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
