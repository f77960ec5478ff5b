/**
 * What the sciences look into, by the subject that one studies for it: `subject | things`, as in `occupations.ts`. Behind `nghiên cứu` each is the same subject, since whoever is curious
 * about it asks for no degree by research.
 */
export const THINGS: readonly string[] = [
  // Of the sea, the sky and the earth.
  'khoa học biển | san hô, rạn san hô, rùa biển, san hô rùa biển, rùa biển san hô, cá voi, cá heo, cá voi cá heo, cá heo cá voi, cá mập, tảo biển, rong biển, biển sâu, đáy biển, đáy đại dương, đại dương, động vật biển, sinh vật đại dương',
  'nam cực | chim cánh cụt, gấu bắc cực, băng tan, hai cực trái đất',
  'thiên văn | sao hỏa, hố đen, thiên hà, hành tinh, các hành tinh, các vì sao, các ngôi sao, mặt trăng, sao chổi, sao băng, mưa sao băng, người ngoài trái đất, hố đen và thiên hà',
  'khí tượng | mưa bão, bão lũ, siêu bão, bão nhiệt đới, khí quyển',
  'địa chất | núi lửa, động đất, động đất núi lửa, động đất và núi lửa, đất đá, khoáng vật, lòng đất, sạt lở đất',
  'cổ sinh vật học | khủng long, hóa thạch',
  // Living things, and what they are made of.
  'động vật học | côn trùng, chim, loài chim, các loài chim, bò sát',
  'khoa học cây trồng | thực vật, cây cối, hạt giống, giống lúa, sâu bệnh, bệnh cây',
  'lâm nghiệp | rừng nhiệt đới, rừng mưa nhiệt đới, rừng mưa, rừng ngập mặn',
  'vi sinh | vi rút, virus, vi khuẩn, virus corona, nấm mốc, ký sinh trùng, mầm bệnh, kháng sinh',
  'di truyền | gen, ADN',
  'sinh học phân tử | tế bào, phân tử',
  'hóa sinh | enzyme, protein',
  'khoa học y sinh | ung thư, tế bào gốc, tế bào ung thư, cơ thể người, cơ thể con người, hệ miễn dịch, thuốc chữa ung thư',
  'khoa học thần kinh | bộ não, bộ não con người, não bộ con người, não người, human brain, giấc ngủ, hệ thần kinh, tế bào thần kinh',
  // What the world is made of.
  'vật lý | hạt cơ bản, lượng tử, thuyết tương đối',
  'hạt nhân | phóng xạ, nguyên tử',
  'vật liệu | vật liệu mới, kim loại, graphene',
  'năng lượng | năng lượng mặt trời, năng lượng gió',
];
