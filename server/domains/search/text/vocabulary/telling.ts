/**
 * Small words of telling how it stands with somebody: `just finished`, `currently working`, `em sắp tốt nghiệp`. Words of asking (neutral.ts). Without its mark `sap` is software and `hien` a
 * name, so that they are none by themselves.
 */
import { each, partsOf } from '../each.js';

const PERSONS = partsOf('em | mình | tôi | con | cháu | bé | con em | con mình | con tôi | cháu nhà em');

export const TELLING: readonly string[] = [
  'just | also | actually | currently | presently | recently | lately | still | honestly | personally | simply | mostly | so just | only just | have just | has just | ive just | just now | at the moment | at present | for now',
  'sắp | sắp sửa | sắp tới em | vẫn | vẫn còn | vẫn đang | hiện đang | hiện em | hiện con | hiện mình | hiện tôi | hiện cháu | thật ra | thực ra | có lẽ | chắc là | có khi | hình như | thật sự | thực sự | chỉ mới | mới chỉ | vừa mới | mới vừa | vừa đậu | mới đậu',
  each(PERSONS, ['sắp', 'hiện', 'vẫn']),
  'đang học năm 1 | đang học năm 2 | đang học năm 3 | đang học năm 4 | đang học năm 5 | đang học năm nhất | đang học năm hai | đang học năm ba | đang học năm tư | đang học năm cuối | học năm cuối | học năm nhất',
  // What somebody will do with it, without what is sold there: `học nấu ăn để về mở quán`.
  each(
    ['về', 'để về', 'rồi về', 'xong về', 'về quê', 'để về quê', 'rồi về quê', 'sau này', 'để sau này'],
    ['mở quán', 'mở tiệm'],
    ['', 'riêng', 'nhỏ'],
  ),
  // A woman, or a daughter, may have what is for everybody, too; for women alone is what `cho nữ` asks for.
  each(
    partsOf('em là | mình là | tôi là | cháu là | con là | tui là | con em là | con tôi là'),
    partsOf('nữ | nữ giới | phụ nữ | con gái | sinh viên nữ | nữ sinh'),
  ),
  each(
    partsOf('i am | im | as | she is | shes'),
    partsOf('female | a female | a woman | a young woman | a girl | a lady | a female student'),
  ),
  each(partsOf('cho | cho bé | dành cho'), ['con gái'], partsOf('tôi | mình | em | tui | nhà tôi | nhà mình | nhà em')),
  each(
    partsOf(' | cho | cho cả | cả | dành cho | dành cho cả'),
    partsOf('nam nữ | nam và nữ | nam lẫn nữ | nam hay nữ | nam hoặc nữ'),
    partsOf(' | đều được'),
  ),
  'không phân biệt nam nữ | không phân biệt giới tính | any gender | all genders | both genders | male or female | men or women',
  'live in | i live in | currently live in | currently living in',
];
